import type { CardContent } from '../card';

export const CARD: CardContent = {
  was:
    'A flowchart of a checkers program for a web page: one person with the red men, a machine with the black ones, and a dashboard of what ' +
    'it thought. It was drawn to be read, box by box, and every box is at work here.',
  makers:
    'The author of the flowchart is not named. The player that follows it is ours; minimax is John von Neumann’s (1928), and alpha-beta was ' +
    'found several times over in the 1950s and 60s.',
  couldNot: [
    'see draws by repetition or by quiet moves coming: it may shuffle kings in a won ending',
    'remember anything: every thought begins from nothing',
    'look further where it matters: every line is as long as every other',
  ],
  exact: [
    { figure: '100 %', words: 'of the boxes you see lit come from the recorded search: as many prunes, evaluations and positions as were counted, to the last one.' },
    { figure: '3,963,680', words: 'ways to make nine moves from the start: the published count for these rules, and ours.' },
    { figure: '22,000', words: 'positions an average move of the expert takes, 8 plies deep.' },
    { figure: '+22 =8 −0', words: 'its 7-ply self against its 3-ply self, 30 games: looking further pays.' },
  ],
  links: [
    { href: '#/xray/tree?game=checkers&rules=red-vs-ai&moves=22-18&engine=minimax', text: 'X-ray: its whole tree after 22-18' },
    { href: '#/museum/lineage', text: 'Hall of games: how it fares against the others' },
  ],
};
