import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import TextTree from '../../src/lib/xray/tree/TextTree.svelte';
import { smallTree } from './a-tree';

function shown(selected: number) {
  const tree = smallTree();
  const onselect = vi.fn();
  const words = (node: number) => ({ move: tree.text(node) || 'start', rest: '', kind: 'leaf', best: false });
  const view = render(TextTree, { shape: tree.shape, selected, label: 'The tree', words, onselect });
  const select = (node: number) => view.rerender({ selected: node });
  return { onselect, select };
}

const rows = () => screen.getAllByRole('treeitem').map((row) => row.textContent.replace(/[▸▾\s]/g, ''));
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tree'), { key });

describe('the tree as text on the page', () => {
  it('begins with the moves, folded', () => {
    shown(0);
    expect(rows()).toEqual(['start', 'A', 'D']);
    const second = screen.getAllByRole('treeitem')[2]!;
    expect(second.getAttribute('aria-level')).toBe('2');
    expect(second.getAttribute('aria-posinset')).toBe('2');
    expect(second.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes with the arrow keys', async () => {
    const { onselect } = shown(1);
    await press('ArrowRight');
    expect(rows()).toEqual(['start', 'A', 'B', 'C', 'D']);
    await press('ArrowRight');
    expect(onselect).toHaveBeenLastCalledWith(2);
    await press('ArrowLeft');
    expect(rows()).toEqual(['start', 'A', 'D']);
    await press('ArrowLeft');
    expect(onselect).toHaveBeenLastCalledWith(0);
  });

  it('opens the way to a node that was selected elsewhere', async () => {
    const { select } = shown(0);
    await select(5);
    expect(rows()).toEqual(['start', 'A', 'D', 'E']);
    const tree = screen.getByRole('tree');
    const named = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
    expect(named?.textContent).toContain('E');
  });
});
