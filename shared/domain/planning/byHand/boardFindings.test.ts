import { describe, expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { planCompetition } from '../planCompetition.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { boardFindings } from './boardFindings.ts';
import { remediesOf } from './remedies/remediesOf.ts';

/** s0 skates twice; s1 and s2 once. Each has a coach of their own; c3 to c7 have nobody. Open from 10:00 to 15:00. */
const PROBLEM = smallProblem(
  1,
  [0, 1, 2].map((coach, index) => ({ birth: 7_300, sex: 'F', level: 0, both: index === 0, coach })),
);
const flights = [
  { id: 'f0', eventId: 'Solo Alpha', programmes: ['p0 Solo Alpha'] },
  { id: 'f1', eventId: 'Solo Alpha', programmes: ['p1 Solo Alpha'] },
  { id: 'f2', eventId: 'Solo Alpha', programmes: ['p2 Solo Alpha'] },
  { id: 'f3', eventId: 'Stroking Alpha', programmes: ['p0 Stroking Alpha'] },
];
const block = (flightId: string | undefined, start: string, more: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 600,
  kind: 'flight',
  ...(flightId !== undefined && { flightId }),
  ...more,
});
const lunchAt = (start: string) => block(undefined, start, { kind: 'lunch', seconds: 2_700 });
const practice = (start: string, minutes: number) =>
  block(undefined, start, { kind: 'practice', seconds: minutes * 60 });
const planOf = (...blocks: Block[]) => ({ flights, blocks, panels: [] });
const findingsOf = (...blocks: Block[]) => boardFindings(PROBLEM, planOf(...blocks)).findings;
const shown = (...blocks: Block[]) =>
  findingsOf(...blocks).map(({ rule, severity, minutes, blocks: own }) => [rule, severity, minutes, own]);

describe('what a change by hand can bring about', () => {
  it('is a block upon another, or outside the day of its surface', () => {
    expect(shown(block('f1', '10:00:00'), block('f2', '10:10:00'))).toEqual([]);
    expect(shown(block('f2', '10:05:00'), block('f1', '10:00:00'))).toEqual([['overlap', 'hard', 5, [1, 0]]]);
    expect(shown(block('f1', '09:50:00'))).toEqual([['closed', 'hard', 10, [0]]]);
    expect(shown(block('f1', '10:00:00', { date: '2027-01-07' }))).toEqual([['closed', 'hard', 0, [0]]]);
    expect(shown(block('f1', '14:55:00'), lunchAt('13:00:00'))).toEqual([['closing', 'hours', 5, [0]]]);
  });

  it('is a block while others have the ice, which they give back fresh', () => {
    const closed = block(undefined, '11:10:00', { kind: 'resurfacing', seconds: 3_600, locked: true });
    const problem = { ...PROBLEM, fixed: { ...PROBLEM.fixed, blocks: [closed] } };
    const found = (...blocks: Block[]) =>
      boardFindings(problem, planOf(...blocks)).findings.map(({ rule, severity, minutes, blocks: own }) => [
        rule,
        severity,
        minutes,
        own,
      ]);
    expect(found(practice('10:00:00', 70), block('f1', '12:10:00'), block('f2', '12:20:00'))).toEqual([]);
    expect(found(block('f1', '11:05:00'))).toEqual([['closed', 'hard', 5, [0]]]);
    expect(found(block('f1', '12:00:00'))).toEqual([['closed', 'hard', 10, [0]]]);
  });

  it('is more ice than the rule allows without a resurfacing', () => {
    const before = practice('10:00:00', 70);
    expect(shown(before, block('f1', '11:10:00'), block('f2', '11:20:00'))).toEqual([
      ['iceRun', 'medium', 15, [1, 2]],
    ]);
    const resurfacing = block(undefined, '11:10:00', { kind: 'resurfacing', seconds: 900 });
    expect(shown(before, resurfacing, block('f1', '11:25:00'))).toEqual([]);
  });

  it('is no ice that a ceremony or a break uses, nor is the ice fresh after them', () => {
    const before = practice('10:00:00', 70);
    const ceremony = block(undefined, '11:10:00', { kind: 'ceremony', seconds: 300 });
    expect(shown(before, ceremony, block('f1', '11:15:00'))).toEqual([['iceRun', 'medium', 5, [2]]]);
    const pause = block(undefined, '11:10:00', { kind: 'break', seconds: 2_400 });
    expect(shown(before, pause)).toEqual([]);
    const shorter = practice('10:00:00', 65);
    expect(shown(shorter, { ...pause, start: '11:05:00' }, block('f1', '11:45:00'))).toEqual([]);
  });

  it('is a lunch outside its window, or none where the day goes on', () => {
    expect(shown(practice('10:00:00', 60), lunchAt('11:29:00'), practice('14:10:00', 30))).toEqual([
      ['lunch', 'medium', 1, [1]],
    ]);
    expect(shown(lunchAt('14:05:00'))).toEqual([['lunch', 'medium', 5, [0]]]);
    expect(shown(practice('10:00:00', 30), practice('14:10:00', 30))).toEqual([
      ['noLunch', 'medium', 45, [1]],
    ]);
    expect(shown(practice('10:00:00', 30), lunchAt('13:00:00'), practice('14:10:00', 30))).toEqual([]);
    expect(shown(practice('10:00:00', 30), practice('13:00:00', 30))).toEqual([]);
  });

  it('is a block that is too short for its flight', () => {
    // Three minutes of warm-up, a minute and a half of programme, 35 s.
    expect(shown(block('f1', '10:00:00', { seconds: 305 }))).toEqual([]);
    expect(shown(block('f1', '10:00:00', { seconds: 300 }))).toEqual([['tooShort', 'medium', 1, [0]]]);
  });

  it('never comes from the planner, whose findings have their blocks', () => {
    const problem = smallProblem(
      2,
      Array.from({ length: 90 }, (_, index) => ({
        birth: 7_300 + 40 * index,
        sex: index % 2 ? 'M' : 'F',
        level: index % 2,
        both: true,
        coach: index % 8,
      })),
    );
    const plan = planCompetition(problem, { seed: 7, moves: 2_000, onProgress: () => true });
    const { findings, score } = boardFindings(problem, plan);
    expect(score).toEqual(plan.score);
    const plain = findings.map(({ blocks: _blocks, ...finding }) => JSON.stringify(finding));
    // The board lists the worst first, also of one severity.
    expect(plain.toSorted()).toEqual(plan.findings.map((finding) => JSON.stringify(finding)).toSorted());
    for (const { blocks, flightIds } of findings) expect(blocks).toHaveLength(flightIds.length);
  });
});

it('a judge of flights to come is free of those that have begun, which keep their judge', () => {
  const panel = { surfaceId: 'A', date: '2027-01-06', flightIds: ['f1', 'f0'], referee: 'c6' };
  const panels = [{ ...panel, judges: ['c1', 'c4', 'c5'] }];
  const plan = { flights, blocks: [block('f1', '10:00:00'), block('f0', '10:10:00')], panels };
  const own = (...begun: string[]) =>
    boardFindings(PROBLEM, plan, new Set(begun))
      .findings.filter(({ rule }) => rule === 'judgeWithPupil')
      .map(({ coaches, flightIds }) => [coaches, flightIds]);
  expect(own()).toEqual([[['c1'], ['f1']]]);
  expect(own('f0')).toEqual([[['c1'], ['f1']]]);
  expect(own('f1')).toEqual([]);
  expect(own('f1', 'f0')).toEqual([]);
});

it('a judge without the certificate for the seat is a conflict, unless all flights have begun, and another one can sit', () => {
  const panel = { surfaceId: 'A', date: '2027-01-06', flightIds: ['f0'], referee: 'c6' };
  // Judge One holds Gold.
  const panels = [{ ...panel, judges: ['c4', 'c1', 'c5'] }];
  const plan = { flights, blocks: [block('f0', '10:00:00')], panels };
  const own = (...begun: string[]) =>
    boardFindings(PROBLEM, plan, new Set(begun)).findings.filter(({ rule }) => rule === 'judgeCertificate');
  expect(own()).toMatchObject([{ severity: 'medium', coaches: ['c4'], flightIds: ['f0'] }]);
  expect(own('f0')).toEqual([]);
  const [finding] = own();
  const remedies = finding ? remediesOf(PROBLEM, plan, finding) : [];
  expect(remedies.map(({ remedy }) => remedy)).toContainEqual({
    kind: 'judge',
    panel: 0,
    seat: 0,
    coachId: 'c2',
  });
});

it('two panels in one run are named with who loses a seat, and a resurfacing between them keeps both', () => {
  const panel = (flightId: string, first: string) => ({
    surfaceId: 'A',
    date: '2027-01-06',
    flightIds: [flightId],
    judges: [first, 'c4', 'c5'],
    referee: 'c6',
  });
  const panels = [panel('f0', 'c1'), panel('f1', 'c2')];
  const met = (...blocks: Block[]) => {
    const plan = { flights, blocks, panels };
    const found = boardFindings(PROBLEM, plan).findings.find(({ rule }) => rule === 'panelsMeet');
    return { plan, found };
  };
  const resurfacing = block(undefined, '10:10:00', { kind: 'resurfacing' });
  expect(met(block('f0', '10:00:00'), resurfacing, block('f1', '10:20:00')).found).toBeUndefined();
  const { plan, found } = met(block('f0', '10:00:00'), block('f1', '10:20:00'));
  expect(found).toMatchObject({ severity: 'medium', coaches: ['c2'], flightIds: ['f1'], blocks: [1] });
  const remedies = found ? remediesOf(PROBLEM, plan, found) : [];
  expect(remedies.map(({ remedy }) => remedy)).toEqual([{ kind: 'resurface', before: 1 }]);
  const begun = boardFindings(PROBLEM, plan, new Set(['f0', 'f1'])).findings;
  expect(begun.filter(({ rule }) => rule === 'panelsMeet')).toEqual([]);
});

describe('the remedies of a finding', () => {
  const remedies = (...blocks: Block[]) => {
    const plan = planOf(...blocks);
    const [finding] = boardFindings(PROBLEM, plan).findings;
    if (!finding) throw new Error('Something is wrong with the plan');
    return remediesOf(PROBLEM, plan, finding).map(({ remedy, plan: after }) => {
      expect(boardFindings(PROBLEM, after).findings).not.toContainEqual(finding);
      return remedy;
    });
  };

  it('are a swap with a neighbour and a gap nearby, where nobody else has to move', () => {
    // s0 rests for 15 minutes; 25 are wanted.
    const tight = [block('f0', '10:00:00'), block('f3', '10:25:00'), block('f1', '10:35:00')];
    expect(remedies(...tight)).toEqual([
      { kind: 'swap', block: 2, before: 1 },
      { kind: 'move', block: 1, surfaceId: 'A', date: '2027-01-06', start: '10:45:00' },
    ]);
  });

  it('move nothing to a time that is over on the running day', () => {
    const plan = planOf(block('f0', '10:00:00'), block('f3', '10:25:00'), block('f1', '10:35:00'));
    const [finding] = boardFindings(PROBLEM, plan).findings;
    if (!finding) throw new Error('Something is wrong with the plan');
    const at = (time: string) => Date.parse(`2027-01-06T${time}Z`) / 1_000;
    const offered = (time: string) =>
      remediesOf(PROBLEM, plan, finding, { earliest: at(time) }).map(({ remedy }) =>
        remedy.kind === 'move' ? remedy.start : remedy.kind,
      );
    expect(offered('10:20:00')).toEqual(['swap', '10:45:00']);
    // The flight at 10:25 begins too soon to change places.
    expect(offered('10:30:00')).toEqual(['10:45:00']);
    expect(new Set(offered('10:50:00'))).toEqual(new Set(['10:50:00']));
    expect(remediesOf(PROBLEM, plan, finding, { earliest: Date.parse('2027-02-01T00:00Z') / 1_000 })).toEqual(
      [],
    );
  });

  it('never move a locked block', () => {
    const blocks = [block('f0', '10:00:00', { locked: true }), block('f3', '10:25:00', { locked: true })];
    expect(remedies(...blocks)).toEqual([]);
  });

  it('are a gap on another surface for a day that ends too late', () => {
    const late = [
      lunchAt('11:30:00'),
      block('f1', '14:55:00', { seconds: 305 }),
      block('f2', '15:00:05', { seconds: 305 }),
    ];
    const [first] = remedies(...late);
    expect(first).toEqual({ kind: 'move', block: 2, surfaceId: 'A', date: '2027-01-06', start: '12:15:00' });
  });

  it('are a resurfacing where the ice is too worn', () => {
    const run = [practice('10:00:00', 70), block('f1', '11:10:00')];
    expect(remedies(...run)[0]).toEqual({ kind: 'resurface', before: 1 });
  });

  it('are another judge for one with a pupil on the ice', () => {
    const blocks = [block('f0', '10:00:00')];
    const panel = (first: string) => ({
      surfaceId: 'A',
      date: '2027-01-06',
      flightIds: ['f0'],
      judges: [first, 'c4', 'c5'],
      referee: 'c6',
    });
    const plan = { flights, blocks, panels: [panel('c0')] };
    const { findings } = boardFindings(PROBLEM, plan);
    const finding = findings.find(({ rule }) => rule === 'judgeWithPupil');
    if (!finding) throw new Error('c0 has a pupil on the ice');
    // Judge One holds Gold, as c1 and c2 do.
    expect(remediesOf(PROBLEM, plan, finding).map(({ remedy }) => remedy)).toContainEqual({
      kind: 'judge',
      panel: 0,
      seat: 0,
      coachId: 'c2',
    });
  });
});
