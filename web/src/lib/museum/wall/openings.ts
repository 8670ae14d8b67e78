import { m } from '../../words/m.svelte';
import type { PlayedGame } from './games';
import file from './games/openings.pgn?raw';

/** The openings every pairing of chess begins with, in the order of their file. */
const NAMES = [...file.matchAll(/^\[Event "(.*)"\]$/gm)].map(([, name]) => name as string);

/** What a game began with; checkers games begin with three moves drawn from the official ballots. */
export function openingOf({ game, round, text }: PlayedGame): string {
  if (game === 'chess') return NAMES[Number(round.split('.')[0]) - 1] ?? m.museumGamesUnknownOpening();
  // The moves stand behind the tags, whose results look like moves.
  const moves = text.slice(text.indexOf('\n\n'));
  const [first, reply, third] = [...moves.matchAll(/\b\d+[-x]\d+\b/g)].map(([move]) => move);
  return m.museumGamesBallot(`${first} ${reply} ${third}`);
}
