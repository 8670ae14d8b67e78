import type { Pointing, View } from '../../core/types';
import { LitPath } from '../chart/path';
import type { BoxId } from './boxes';

/** Whether the last move made a man a king. */
export function isCrowned(before: View, after: View): boolean {
  const from = after.last?.path[0];
  const to = after.last?.path.at(-1);
  const was = before.men.find(({ square }) => square === from)?.role;
  const is = after.men.find(({ square }) => square === to)?.role;
  return was === 'man' && is === 'king';
}

/** What follows every move, whoever made it. */
export function afterMove(path: LitPath<BoxId>, after: View): LitPath<BoxId> {
  path.through('SwitchPlayer', 'CheckWin');
  return after.outcome ? path.through('EndGame', 'ShowResult', 'WaitReset') : path;
}

/** A game begins, for the first time or after a reset. */
export function beginning(isFirst: boolean): LitPath<BoxId> {
  const path = new LitPath<BoxId>();
  if (isFirst) path.light('Start');
  return path.through('InitBoard', 'WaitPlayer', 'HumanTurn');
}

/** The machine has moved and it is the person's turn again. */
export function yourTurn(path: LitPath<BoxId>): LitPath<BoxId> {
  return path.through('WaitPlayer', 'HumanTurn');
}

/**
 * What one click of a person lit. `was` is the core's answer to the clicks before it, `is` its answer
 * to this one; `after` the position after the move, if the click completed one.
 */
export function clickPath(was: Pointing | null, is: Pointing, before: View, after: View | null): LitPath<BoxId> {
  const path = new LitPath<BoxId>();
  if (is.play !== null && after) return completed(path, was, before, after);
  if (is.inSequence && hops(is) > hops(was)) return hopped(path, hops(is) - hops(was));
  if (was?.selected && is.selected === was.selected) return path.light('WaitMove');
  path.light('ValidateClick');
  return is.selected === null ? path.light('HumanTurn') : picked(path, is);
}

function hops(pointing: Pointing | null): number {
  return pointing?.inSequence ? pointing.removed.length : 0;
}

function picked(path: LitPath<BoxId>, is: Pointing): LitPath<BoxId> {
  const isJump = is.targets.some(({ kind }) => kind === 'jump');
  return path.through('GenMoves', 'CheckJumps', isJump ? 'ShowJumps' : 'ShowRegular', 'WaitMove');
}

/** Some hops of a sequence that goes on. */
function hopped(path: LitPath<BoxId>, count: number): LitPath<BoxId> {
  for (let i = 0; i < count; i++) {
    path.through('ExecuteMove', 'IsJump', 'RemoveCaptured', 'CheckMulti', 'MultiJump', 'ShowJumps', 'WaitMove');
  }
  return path;
}

function completed(path: LitPath<BoxId>, was: Pointing | null, before: View, after: View): LitPath<BoxId> {
  const captured = after.last?.captured.length ?? 0;
  if (captured > 0) {
    // A click may complete several hops at once, where there is only one way on.
    hopped(path, captured - hops(was) - 1);
    path.through('ExecuteMove', 'IsJump', 'RemoveCaptured', 'CheckMulti');
  } else {
    path.through('ExecuteMove', 'IsJump');
  }
  path.light('CheckPromotion');
  if (isCrowned(before, after)) path.light('PromoteKing');
  return afterMove(path, after);
}
