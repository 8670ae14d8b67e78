import { describe, expect, it } from 'vitest';
import { tidyName } from '../../src/lib/newgame/name';

describe('a typed name', () => {
  it('is kept as it is, in any letters', () => {
    expect(tidyName('Ann <b>')).toBe('Ann <b>');
    expect(tidyName('Владимир')).toBe('Владимир');
  });

  it('is one line without anything that steers a screen', () => {
    expect(tidyName('  Ann \n\t  Lee ')).toBe('Ann Lee');
    expect(tidyName('Ann\u001b[31m\u202eeel\u0000')).toBe('Ann[31meel');
  });

  it('is short, and cuts no letter in two', () => {
    expect([...tidyName('\u{1d538}'.repeat(60))]).toHaveLength(40);
  });
});
