import { describe, expect, it } from 'vitest';
import { readPreferences, USUAL } from '../../src/lib/settings/preferences';
import { preferences } from '../../src/lib/settings/preferences.svelte';

describe('preferences', () => {
  it('are as usual where nothing, or nonsense, was kept', () => {
    for (const text of [null, '', 'no json', '[]', 'null', '{"theme":"pink","sounds":"loud"}']) {
      expect(readPreferences(text)).toEqual(USUAL);
    }
  });

  it('come back as they were kept', () => {
    const liked = { ...USUAL, theme: 'dark' as const, sounds: false, confirmMoves: true };
    expect(readPreferences(JSON.stringify(liked))).toEqual(liked);
  });

  it('are kept and shown at once when they change', () => {
    preferences.change({ theme: 'dark', motion: 'reduced' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(readPreferences(localStorage.getItem('janus.preferences')).theme).toBe('dark');
    preferences.change({ theme: 'system', motion: 'system' });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});
