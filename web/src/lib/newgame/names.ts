import type { EngineCard, Level } from '../core/types';
import { m } from '../words/m.svelte';

/** What people call a rule set; ids stay for scripts and links. */
export function rulesName(id: string): string {
  switch (id) {
    case 'acf':
      return m.rulesAcf();
    case 'red-vs-ai':
      return m.rulesRedBegins();
    case 'two-player':
      return m.rulesFamily();
    case 'two-player-forced':
      return m.rulesFamilyForced();
    case 'two-player-literal':
      return m.rulesFamilyLiteral();
    case 'fide':
      return m.rulesChess();
    default:
      return m.rulesCustom();
  }
}

/** The names of the numbered levels, the weakest first. */
const NUMBERED: (() => string)[] = [
  () => m.levelFirstGame(),
  () => m.levelBeginner(),
  () => m.levelLearner(),
  () => m.levelCasual(),
  () => m.levelRegular(),
  () => m.levelKeen(),
  () => m.levelClub(),
  () => m.levelStrongClub(),
  () => m.levelTeam(),
  () => m.levelTournament(),
];

/** What people call a level of a machine player. */
export function levelName(id: string): string {
  const numbered = NUMBERED[Number(id) - 1];
  if (numbered) return numbered();
  switch (id) {
    case 'full':
      return m.levelFull();
    case 'beginner':
      return m.levelBeginner();
    case 'intermediate':
      return m.levelIntermediate();
    case 'expert':
      return m.levelExpert();
    case 'faithful':
      return m.levelAsPublished();
    case 'repaired':
      return m.levelMateRepaired();
    case 'super-blitz':
      return m.levelSuperBlitz();
    case 'blitz':
      return m.levelBlitz();
    case 'normal':
      return m.levelNormal();
    case '3-ply':
      return m.levelThreeMoves();
    case 'literal':
      return m.levelLiteral();
    case 'mint-legal':
      return m.levelLegalMoves();
    case 'mint-free':
      return m.levelAnyMove();
    default:
      return id;
  }
}

/** The level with its rating, where it has been measured: "Casual, 1285". */
export function levelWords(level: Pick<Level, 'id' | 'rating'>): string {
  const name = levelName(level.id);
  return level.rating === null ? name : m.levelRated(name, String(level.rating));
}

/** The same for a level known by its id. */
export function levelWordsOf(engine: EngineCard | undefined, id: string): string {
  return levelWords(engine?.levels.find((level) => level.id === id) ?? { id, rating: null });
}

/** "Level 1, First game", or the name alone where levels have no numbers. */
export function levelNumbered(id: string): string {
  return NUMBERED[Number(id) - 1] ? m.levelNumbered(levelName(id), id) : levelName(id);
}

/** Ours, as against those of the museum. */
export function isJanus(engine: string): boolean {
  return engine === 'janus' || engine === 'janus-checkers';
}
