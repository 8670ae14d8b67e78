import type { TraceEvent } from '../../core/wire';

/**
 * The flowchart of JANUS, after the manual's, with its slips mended: counting replies flows on into the
 * exchanges, these are the states FF to FC and turn back at FB, what is made is also taken back, and 0 in
 * INCHEK means that the king can be taken.
 */
export type BoxId =
  | 'janus'
  | 'is0C'
  | 'is08'
  | 'is04'
  | 'is00'
  | 'isFF'
  | 'isF9'
  | 'countP'
  | 'lost'
  | 'countW'
  | 'countX'
  | 'state00'
  | 'make04'
  | 'turn04'
  | 'replies'
  | 'back04'
  | 'state08'
  | 'continue'
  | 'unmake04'
  | 'strategy'
  | 'keep'
  | 'state04'
  | 'countB'
  | 'officer'
  | 'exchange'
  | 'lower'
  | 'isFB'
  | 'makeFF'
  | 'turnFF'
  | 'captures'
  | 'backFF'
  | 'unmakeFF'
  | 'raise'
  | 'king'
  | 'inchek'
  | 'return'
  | 'generate'
  | 'stateF9'
  | 'makeF9'
  | 'turnF9'
  | 'threats'
  | 'backF9'
  | 'unmakeF9';

export type BoxKind = 'start' | 'question' | 'deed' | 'generator' | 'end';

export interface Box {
  id: BoxId;
  kind: BoxKind;
  /** One or two short lines. */
  text: string[];
  column: number;
  row: number;
  /** Said to who points at it or hears it. */
  words: string;
}

function box(id: BoxId, kind: BoxKind, column: number, row: number, text: string, words: string): Box {
  return { id, kind, column, row, text: text.split('|'), words };
}

/** Column 0 asks for STATE, columns 1 to 3 act, and whatever is done returns at the right. */
export const BOXES: Box[] = [
  box('generate', 'generator', 0, 0, 'GNM', 'The generator finds the next move'),
  box('janus', 'start', 1, 0, 'JANUS', 'A move was generated: what is it wanted for?'),
  box('is0C', 'question', 0, 1, '0C ?', 'STATE 0C: the moves before moving, as a benchmark'),
  box('countP', 'deed', 1, 1, 'P counts', 'Counts it: the position before the move'),
  box('is08', 'question', 0, 2, '08 ?', 'STATE 08: the computer’s next moves, if the opponent passed'),
  box('lost', 'question', 1, 2, 'man lost?', 'Will a reply take this man? Then his moves do not count'),
  box('countW', 'deed', 2, 2, 'W counts', 'Counts it: the continuation'),
  box('is04', 'question', 0, 3, '04 ?', 'STATE 04: a candidate'),
  box('countX', 'deed', 1, 3, 'X counts', 'Counts it, and notes what it captures'),
  box('state00', 'deed', 2, 3, 'STATE 00', 'From now on moves are replies'),
  box('make04', 'deed', 3, 3, 'MOVE', 'Makes the candidate on trial'),
  box('turn04', 'deed', 1, 4, 'REV', 'Turns the board: the opponent is to move'),
  box('replies', 'generator', 2, 4, 'GNM', 'Generates the replies'),
  box('back04', 'deed', 3, 4, 'REV', 'Turns the board back'),
  box('state08', 'deed', 1, 5, 'STATE 08', 'From now on moves are continuations'),
  box('continue', 'generator', 2, 5, 'GNM', 'Generates the computer’s next moves'),
  box('unmake04', 'deed', 3, 5, 'UMOVE', 'Takes the candidate back'),
  box('strategy', 'deed', 1, 6, 'STRATGY', 'Makes one byte of all counters: the candidate’s value'),
  box('keep', 'deed', 2, 6, 'best: keep', 'Strictly better than all before: kept'),
  box('state04', 'deed', 3, 6, 'STATE 04', 'Back to candidates'),
  box('is00', 'question', 0, 7, '00 ?', 'STATE 00: a reply of the opponent'),
  box('countB', 'deed', 1, 7, 'B counts', 'Counts it, and goes on to the exchanges'),
  box('isFF', 'question', 0, 8, 'FF–FC ?', 'STATE FF to FC: an exchange'),
  box('officer', 'question', 1, 8, 'Q R B N|taken?', 'Does it capture a queen, rook, bishop or knight?'),
  box('exchange', 'deed', 2, 8, 'exchange|counts', 'Keeps the most that is captured at this level'),
  box('lower', 'deed', 3, 8, 'STATE − 1', 'One level deeper'),
  box('isFB', 'question', 1, 9, 'STATE|= FB ?', 'Deep enough? At super blitz it asks for FF'),
  box('makeFF', 'deed', 2, 9, 'MOVE', 'Makes the capture on trial'),
  box('turnFF', 'deed', 3, 9, 'REV', 'Turns the board'),
  box('captures', 'generator', 1, 10, 'GNM', 'Generates the other side’s moves'),
  box('backFF', 'deed', 2, 10, 'REV', 'Turns the board back'),
  box('unmakeFF', 'deed', 3, 10, 'UMOVE', 'Takes the capture back'),
  box('raise', 'deed', 1, 11, 'STATE + 1', 'One level up again'),
  box('isF9', 'question', 0, 12, 'F9 ?', 'STATE F9: a check test'),
  box('king', 'question', 1, 12, 'king|taken?', 'Does it take the king?'),
  box('inchek', 'deed', 2, 12, 'INCHEK 00', 'The move before it was illegal'),
  box('return', 'end', 3, 12, 'RTS', 'Back to the generator, for the next move'),
  box('stateF9', 'deed', 0, 14, 'STATE F9', 'At normal level a step is first tested for check'),
  box('makeF9', 'deed', 1, 14, 'MOVE', 'Makes the step on trial'),
  box('turnF9', 'deed', 2, 14, 'REV', 'Turns the board'),
  box('threats', 'generator', 3, 14, 'GNM', 'Generates whatever could take the king'),
  box('backF9', 'deed', 2, 15, 'REV', 'Turns the board back'),
  box('unmakeF9', 'deed', 1, 15, 'UMOVE', 'Takes the step back'),
];

const CHAIN: BoxId[] = ['is0C', 'is08', 'is04', 'is00', 'isFF', 'isF9'];

function asked(state: number): BoxId {
  switch (state) {
    case 0x0c:
      return 'is0C';
    case 0x08:
      return 'is08';
    case 0x04:
      return 'is04';
    case 0x00:
      return 'is00';
    case 0xf9:
      return 'isF9';
    default:
      return 'isFF';
  }
}

/** The way every move goes: from question to question until STATE is found. */
function questions(state: number): BoxId[] {
  return ['generate', 'janus', ...CHAIN.slice(0, CHAIN.indexOf(asked(state)) + 1)];
}

/** The boxes that an event of the trace goes through, in order. */
export function pathOf(event: TraceEvent): BoxId[] {
  switch (event[0]) {
    case 'enter':
      return entering(event[1]);
    case 'move':
      return [...questions(event[1]), ...acting(event[1], event[7])];
    case 'leave':
      return leaving(event[1]);
    case 'value':
      return event[3] ? ['strategy', 'keep', 'state04', 'return'] : ['strategy', 'state04', 'return'];
  }
}

function entering(state: number): BoxId[] {
  switch (state) {
    case 0x0c:
    case 0x04:
      return ['generate'];
    case 0x00:
      return ['state00', 'make04', 'turn04', 'replies'];
    case 0x08:
      return ['state08', 'continue'];
    case 0xf9:
      return ['generate', 'stateF9', 'makeF9', 'turnF9', 'threats'];
    default:
      return ['makeFF', 'turnFF', 'captures'];
  }
}

function acting(state: number, course: string): BoxId[] {
  const after: BoxId[] = state === 0x00 ? ['countB', 'officer'] : ['officer'];
  switch (course) {
    case 'counted':
      return state === 0x0c ? ['countP', 'return'] : ['lost', 'countW', 'return'];
    case 'lost':
      return ['lost', 'return'];
    case 'analysed':
      return ['countX'];
    case 'passed':
      return [...after, 'return'];
    case 'followed':
      return [...after, 'exchange', 'lower', 'isFB'];
    case 'turned-back':
      return [...after, 'exchange', 'lower', 'isFB', 'raise', 'return'];
    case 'takes-king':
      return ['king', 'inchek', 'return'];
    default:
      return ['king', 'return'];
  }
}

function leaving(state: number): BoxId[] {
  switch (state) {
    case 0x0c:
    case 0x04:
      return ['generate'];
    case 0x00:
      return ['replies', 'back04'];
    case 0x08:
      return ['continue', 'unmake04'];
    case 0xf9:
      return ['threats', 'backF9', 'unmakeF9', 'generate'];
    default:
      return ['captures', 'backFF', 'unmakeFF', 'raise', 'return'];
  }
}

/** The box in which the work of a state waits while its moves are generated. */
export function waitingBox(state: number): BoxId {
  switch (state) {
    case 0x0c:
    case 0x04:
      return 'generate';
    case 0x00:
      return 'replies';
    case 0x08:
      return 'continue';
    case 0xf9:
      return 'threats';
    default:
      return 'captures';
  }
}
