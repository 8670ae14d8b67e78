import type { Catalog, GameName } from '../core/types';
import { checkersAgainst, settingsOf, TWO_PLAYER, type Choice } from '../newgame/choice';
import { recall } from '../newgame/remembered';
import { USUAL_START } from '../newgame/start';
import type { GameSettings } from '../table/settings';

/** The game behind a door: against the opponent of last time, else Janus at its first level; the person moves first. */
export function doorGame(game: GameName, catalog: Catalog): GameSettings {
  const last = recall(catalog);
  const rules = { ...last.rules, machine: checkersAgainst(last.opponent.checkers.engine) };
  return settingsOf({ ...last, game, who: 'machine', side: 'first', rules, clock: null }, USUAL_START, catalog);
}

/** Two people at one board, by the rules of families. */
export function twoPlayers(catalog: Catalog): GameSettings {
  const choice: Choice = { ...recall(catalog), game: 'checkers', who: 'people', names: { white: '', black: '' }, clock: null };
  return settingsOf({ ...choice, rules: { ...choice.rules, people: TWO_PLAYER } }, USUAL_START, catalog);
}
