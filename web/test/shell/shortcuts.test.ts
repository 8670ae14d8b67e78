import { describe, expect, it } from 'vitest';
import { shortcutOf } from '../../src/lib/shell/shortcuts';

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): ReturnType<typeof shortcutOf> {
  let wish: ReturnType<typeof shortcutOf> = null;
  const listen = (event: KeyboardEvent) => (wish = shortcutOf(event));
  document.body.append(target === document.body ? document.createTextNode('') : target);
  window.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  window.removeEventListener('keydown', listen);
  return wish;
}

describe('shortcuts', () => {
  it('are what players know', () => {
    expect(['f', 'ArrowLeft', 'ArrowRight', 'u', 'h', 'n', '?'].map((key) => press(key))).toEqual([
      'flip',
      'back',
      'forward',
      'undo',
      'hint',
      'new',
      'help',
    ]);
  });

  it('leave fields and the browser alone', () => {
    expect(press('f', document.createElement('input'))).toBeNull();
    expect(press('f', document.body, { ctrlKey: true })).toBeNull();
    expect(press('x')).toBeNull();
  });
});
