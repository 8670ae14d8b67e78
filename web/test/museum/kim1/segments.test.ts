import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Display from '../../../src/lib/museum/kim1/Display.svelte';
import { lit, spoken } from '../../../src/lib/museum/kim1/segments';

describe('the six digits', () => {
  it('has sixteen different digits', () => {
    const shapes = [...'0123456789ABCDEF'].map((digit) => [...lit(digit)].sort().join(''));
    expect(new Set(shapes).size).toBe(16);
  });

  it('draws small b and d, so that they are no 8 and 0', () => {
    expect([...lit('B')].sort().join('')).toBe('cdefg');
    expect([...lit('D')].sort().join('')).toBe('bcdeg');
  });

  it('is dark where there is no digit', () => {
    expect(lit(' ').size).toBe(0);
    expect(lit('').size).toBe(0);
  });

  it('is said in pairs', () => {
    expect(spoken('0F1333')).toBe('0F 13 33');
    expect(spoken('0F13  ')).toBe('0F 13');
    expect(spoken('')).toBe('');
  });

  it('shows all six and tells them', () => {
    const { container } = render(Display, { digits: '0F13  ' });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Display: 0F 13');
    const digits = [...container.querySelectorAll('[data-digit]')];
    expect(digits.map((digit) => digit.getAttribute('data-digit')).join('')).toBe('0F13  ');
    expect(digits.map((digit) => digit.querySelectorAll('.on').length)).toEqual([6, 4, 2, 5, 0, 0]);
  });
});
