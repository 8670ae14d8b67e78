import { describe, expect, it } from 'vitest';
import { carries, isIdle, sign, stages } from '../../../src/lib/museum/kim1/pipeline';
import { COUNTERS, Replay } from '../../../src/lib/museum/kim1/replay.svelte';
import { tellEvent } from '../../../src/lib/museum/kim1/telling';
import type { Kim1Trace, ValueStep } from '../../../src/lib/core/wire';
import { fakeCandidate, fakeReply } from './fakes';

const ZERO = '00'.repeat(22);
const PMOB = COUNTERS.indexOf('PMOB');
const BMOB = COUNTERS.indexOf('BMOB');

const SECTIONS: Kim1Trace[] = [
  {
    counts: ZERO,
    events: [
      ['enter', 0x0c, 0, -1, -1, -1],
      ['move', 0x0c, 0, 0x0f, 0x13, 0x23, -1, 'counted', PMOB, 1],
      ['leave', 0x0c, 0],
    ],
  },
  {
    counts: ZERO,
    events: [
      ['enter', 0x04, 0, -1, -1, -1, PMOB, 1],
      ['move', 0x04, 0, 0x0f, 0x13, 0x23, -1, 'analysed'],
      ['enter', 0x00, 1, 0x0f, 0x13, 0x23],
      ['move', 0x00, 1, 0x1f, 0x63, 0x53, -1, 'passed', BMOB, 1],
      ['leave', 0x00, 1],
      ['enter', 0x08, 1, 0x0f, 0x13, 0x23],
      ['leave', 0x08, 1],
      ['value', 1, 0xce, 1],
    ],
  },
  { counts: ZERO, events: [['leave', 0x04, 0]] },
];

function replay(): Replay {
  const thought = { before: null, reply: fakeReply({ candidates: [fakeCandidate(1)] }) };
  return new Replay(thought, (section) => Promise.resolve(SECTIONS[section]!));
}

describe('a thought thought again', () => {
  it('steps through every event of every section, in order', async () => {
    const playing = replay();
    const shown = [];
    while (!playing.isOver) {
      await playing.step();
      shown.push(playing.event);
    }
    expect(shown).toEqual(SECTIONS.flatMap(({ events }) => events));
    expect(playing.stack).toEqual([]);
    await playing.step();
    expect(playing.event).toEqual(['leave', 0x04, 0]);
  });

  it('fills the counters and knows what waits', async () => {
    const playing = replay();
    await playing.seek(1, 0.5);
    expect(playing.event?.[0]).toBe('leave');
    playing.back();
    expect(playing.counts[BMOB]).toBe(1);
    expect(playing.counts[PMOB]).toBe(1);
    expect(playing.changed).toEqual(new Set([BMOB]));
    expect(playing.waiting).toEqual(['generate', 'replies']);
    expect(playing.path.slice(-3)).toEqual(['countB', 'officer', 'return']);
    expect(playing.seen).toBe(0);
  });

  it('goes back by counting the section through again', async () => {
    const playing = replay();
    await playing.go(1);
    expect(playing.at).toBe(-1);
    for (let i = 0; i < 4; i++) await playing.step();
    const counts = playing.counts;
    await playing.step();
    playing.back();
    expect(playing.counts).toEqual(counts);
    expect(playing.at).toBe(3);
  });

  it('says what it cannot fetch', async () => {
    const thought = { before: null, reply: fakeReply() };
    const playing = new Replay(thought, () => Promise.reject(new Error('no lab')));
    await playing.step();
    expect(playing.trouble).toBe('no lab');
  });

  it('is told in sentences', () => {
    expect(tellEvent(SECTIONS[1]!.events[3]!)).toBe(
      'State 00: your king’s pawn 63–53: counted; it takes no officer, so no exchange follows.',
    );
    expect(tellEvent(SECTIONS[1]!.events[7]!)).toBe('Candidate 1 is worth CE, the best so far.');
  });
});

describe('the three sums of a value', () => {
  const STEPS: ValueStep[] = [
    ['load', '', 0x80, 0x80, 0],
    ['add', 'WMOB', 0x22, 0xa2, 0],
    ['carry', '', 1, 0xa2, 1],
    ['subtract', 'BMOB', 0xa3, 0xff, 0],
    ['zero', '', 0, 0x00, 0],
    ['halve', '', 0, 0x00, 0],
    ['add', '', 0x40, 0x40, 0],
    ['add', 'WCC', 0, 0x40, 0],
    ['halve', '', 0, 0x20, 0],
    ['add', '', 0xf0, 0x10, 1],
  ];

  it('are cut where the byte is halved', () => {
    expect(stages({ steps: STEPS }).map(({ steps }) => steps.length)).toEqual([6, 3, 1]);
  });

  it('show what is carried and borrowed', () => {
    expect(STEPS.map(carries).filter(Boolean)).toEqual(['borrow', 'carry']);
    expect(STEPS.map(sign).slice(0, 6)).toEqual(['begin', '+ WMOB', 'set C', '− BMOB', 'below 0?', '÷ 2']);
  });

  it('let idle operations step back', () => {
    expect(STEPS.filter((step, i) => isIdle(step, STEPS[i - 1])).map(sign)).toEqual(['set C', '+ WCC']);
  });
});
