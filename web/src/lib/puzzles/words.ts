import type { Goal, Theme } from '../core/wire';
import { m } from '../words/m.svelte';
import type { Choice, Grade } from './puzzle';

const THEMES: Record<Theme, () => string> = {
  'mate-in-one': () => m.solveMateInOne(),
  'mate-in-two': () => m.solveMateInTwo(),
  'mate-in-three': () => m.solveMateInThree(),
  'win-piece': () => m.solveWinPiece(),
  'win-man': () => m.solveWinMan(),
  promotion: () => m.solvePromotion(),
  crown: () => m.solveCrown(),
  sacrifice: () => m.solveSacrifice(),
  'jump-two': () => m.solveJumpTwo(),
  'jump-three': () => m.solveJumpThree(),
  save: () => m.solveSave(),
  ending: () => m.solveEnding(),
  proven: () => m.solveProven(),
};

/** In the order in which people choose from them. */
export const ALL_THEMES = Object.keys(THEMES) as Theme[];

export function themeName(theme: Theme): string {
  return THEMES[theme]();
}

export function choiceName(choice: Choice): string {
  switch (choice) {
    case 'today':
      return m.solveToday();
    case 'all':
      return m.solveAll();
    case 'children':
      return m.solveChildren();
    case 'mine':
      return m.solveMine();
    default:
      return themeName(choice);
  }
}

export function gradeName(grade: Grade): string {
  switch (grade) {
    case 'easy':
      return m.solveEasy();
    case 'middling':
      return m.solveMiddling();
    case 'hard':
      return m.solveHard();
    case 'hardest':
      return m.solveHardest();
  }
}

/** What is to be done. */
export function task(goal: Goal, side: string): string {
  switch (goal) {
    case 'mate':
      return m.solveAskMate(side);
    case 'win':
      return m.solveAskWin(side);
    case 'save':
      return m.solveAskSave(side);
  }
}
