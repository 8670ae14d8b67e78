import type { TraceEvent } from '../../core/wire';
import { m } from '../../words/m.svelte';
import { linesOf } from '../chart/chart';

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

function box(id: BoxId, kind: BoxKind, column: number, row: number, text: () => string, words: () => string): Box {
  return {
    id,
    kind,
    column,
    row,
    get text() {
      return linesOf(text());
    },
    get words() {
      return words();
    },
  };
}

/** Column 0 asks for STATE, columns 1 to 3 act, and whatever is done returns at the right. */
export const BOXES: Box[] = [
  box('generate', 'generator', 0, 0, () => 'GNM', () => m.museumKim1ChartGenerateSays()),
  box('janus', 'start', 1, 0, () => 'JANUS', () => m.museumKim1ChartJanusSays()),
  box('is0C', 'question', 0, 1, () => '0C ?', () => m.museumKim1ChartIs0cSays()),
  box('countP', 'deed', 1, 1, () => m.museumKim1ChartCountP(), () => m.museumKim1ChartCountPSays()),
  box('is08', 'question', 0, 2, () => '08 ?', () => m.museumKim1ChartIs08Says()),
  box('lost', 'question', 1, 2, () => m.museumKim1ChartLost(), () => m.museumKim1ChartLostSays()),
  box('countW', 'deed', 2, 2, () => m.museumKim1ChartCountW(), () => m.museumKim1ChartCountWSays()),
  box('is04', 'question', 0, 3, () => '04 ?', () => m.museumKim1ChartIs04Says()),
  box('countX', 'deed', 1, 3, () => m.museumKim1ChartCountX(), () => m.museumKim1ChartCountXSays()),
  box('state00', 'deed', 2, 3, () => 'STATE 00', () => m.museumKim1ChartState00Says()),
  box('make04', 'deed', 3, 3, () => 'MOVE', () => m.museumKim1ChartMake04Says()),
  box('turn04', 'deed', 1, 4, () => 'REV', () => m.museumKim1ChartTurn04Says()),
  box('replies', 'generator', 2, 4, () => 'GNM', () => m.museumKim1ChartRepliesSays()),
  box('back04', 'deed', 3, 4, () => 'REV', () => m.museumKim1ChartBack04Says()),
  box('state08', 'deed', 1, 5, () => 'STATE 08', () => m.museumKim1ChartState08Says()),
  box('continue', 'generator', 2, 5, () => 'GNM', () => m.museumKim1ChartContinueSays()),
  box('unmake04', 'deed', 3, 5, () => 'UMOVE', () => m.museumKim1ChartUnmake04Says()),
  box('strategy', 'deed', 1, 6, () => 'STRATGY', () => m.museumKim1ChartStrategySays()),
  box('keep', 'deed', 2, 6, () => m.museumKim1ChartKeep(), () => m.museumKim1ChartKeepSays()),
  box('state04', 'deed', 3, 6, () => 'STATE 04', () => m.museumKim1ChartState04Says()),
  box('is00', 'question', 0, 7, () => '00 ?', () => m.museumKim1ChartIs00Says()),
  box('countB', 'deed', 1, 7, () => m.museumKim1ChartCountB(), () => m.museumKim1ChartCountBSays()),
  box('isFF', 'question', 0, 8, () => 'FF–FC ?', () => m.museumKim1ChartIsFfSays()),
  box('officer', 'question', 1, 8, () => m.museumKim1ChartOfficer(), () => m.museumKim1ChartOfficerSays()),
  box('exchange', 'deed', 2, 8, () => m.museumKim1ChartExchange(), () => m.museumKim1ChartExchangeSays()),
  box('lower', 'deed', 3, 8, () => 'STATE − 1', () => m.museumKim1ChartLowerSays()),
  box('isFB', 'question', 1, 9, () => 'STATE / = FB ?', () => m.museumKim1ChartIsFbSays()),
  box('makeFF', 'deed', 2, 9, () => 'MOVE', () => m.museumKim1ChartMakeFfSays()),
  box('turnFF', 'deed', 3, 9, () => 'REV', () => m.museumKim1ChartTurnFfSays()),
  box('captures', 'generator', 1, 10, () => 'GNM', () => m.museumKim1ChartCapturesSays()),
  box('backFF', 'deed', 2, 10, () => 'REV', () => m.museumKim1ChartBackFfSays()),
  box('unmakeFF', 'deed', 3, 10, () => 'UMOVE', () => m.museumKim1ChartUnmakeFfSays()),
  box('raise', 'deed', 1, 11, () => 'STATE + 1', () => m.museumKim1ChartRaiseSays()),
  box('isF9', 'question', 0, 12, () => 'F9 ?', () => m.museumKim1ChartIsF9Says()),
  box('king', 'question', 1, 12, () => m.museumKim1ChartKing(), () => m.museumKim1ChartKingSays()),
  box('inchek', 'deed', 2, 12, () => 'INCHEK 00', () => m.museumKim1ChartInchekSays()),
  box('return', 'end', 3, 12, () => 'RTS', () => m.museumKim1ChartReturnSays()),
  box('stateF9', 'deed', 0, 14, () => 'STATE F9', () => m.museumKim1ChartStateF9Says()),
  box('makeF9', 'deed', 1, 14, () => 'MOVE', () => m.museumKim1ChartMakeF9Says()),
  box('turnF9', 'deed', 2, 14, () => 'REV', () => m.museumKim1ChartTurnF9Says()),
  box('threats', 'generator', 3, 14, () => 'GNM', () => m.museumKim1ChartThreatsSays()),
  box('backF9', 'deed', 2, 15, () => 'REV', () => m.museumKim1ChartBackF9Says()),
  box('unmakeF9', 'deed', 1, 15, () => 'UMOVE', () => m.museumKim1ChartUnmakeF9Says()),
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
