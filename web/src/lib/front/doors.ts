import type { Catalog, GameName } from '../core/types';
import { settingsOf, TWO_PLAYER, type Choice } from '../newgame/choice';
import { recall } from '../newgame/remembered';
import { USUAL_START } from '../newgame/start';
import { firstGame, type GameSettings } from '../table/settings';

/** The game behind a door: against the opponent of last time, else Janus at its first level; the person begins. */
export function doorGame(game: GameName, catalog: Catalog): GameSettings {
  const first = firstGame(game);
  const { opponent } = recall(catalog);
  const black = first.black.kind === 'engine' ? { ...first.black, id: opponent[game].engine, level: opponent[game].level } : first.black;
  return { ...first, black };
}

/** Two people at one board, by the rules of families. */
export function twoPlayers(catalog: Catalog): GameSettings {
  const choice: Choice = { ...recall(catalog), game: 'checkers', who: 'people', names: { white: '', black: '' }, clock: null };
  return settingsOf({ ...choice, rules: { ...choice.rules, people: TWO_PLAYER } }, USUAL_START, catalog);
}
