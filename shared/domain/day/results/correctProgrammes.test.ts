import { describe, expect, it } from 'vitest';
import type { ResultState } from '../../../contract/day/results/results.ts';
import {
  changesNothing,
  correctionFault,
  correctProgrammes,
  type ResultChanges,
} from './correctProgrammes.ts';
import { columns, judged, outcome, rules } from './judged.testing.ts';

describe('a correction', () => {
  const before = [judged('a', [70, 71]), judged('b', [72, 73]), judged('c', [], { state: 'withdrawn' })];
  const none: ResultChanges = { marks: [], penalties: [], states: [] };
  const mark = (programmeId: string, seat: string, column: string, value: number) => ({
    programmeId,
    seat,
    column,
    value,
  });
  const state = (programmeId: string, to: ResultState) => ({ programmeId, state: to });

  it('changes what it names, and nothing else', () => {
    const after = correctProgrammes(before, columns, {
      ...none,
      marks: [mark('a', 'judge1', 'judge1.1', 79), mark('a', 'referee', 'total', 150)],
      penalties: [{ programmeId: 'b', penalties: [{ code: 'omitted', tenths: 10 }] }],
    });
    expect(after).toEqual([
      judged('a', [79, 71], { referee: 150 }),
      judged('b', [72, 73], { penalties: [{ code: 'omitted', tenths: 10 }] }),
      before[2],
    ]);
    expect(before[0]?.columns).toEqual([70, 71]);
  });

  it('takes somebody’s place, and gives one to who skated after all', () => {
    const out = correctProgrammes(before, columns, { ...none, states: [state('b', 'withdrawn')] });
    expect(outcome(rules, out).filter(([, place]) => place !== null)).toEqual([['a', 2, 141, 5]]);
    const marks = [mark('c', 'judge1', 'judge1.1', 75), mark('c', 'judge2', 'judge2.1', 75)];
    const back = correctProgrammes(before, columns, { ...none, marks, states: [state('c', 'skated')] });
    expect(outcome(rules, back)[0]).toEqual(['c', 1, 150, 6]);
  });

  const correctionRules = { ...rules, penaltyCodes: ['omitted'] };
  const penalty = (programmeId: string, code: string) => ({
    programmeId,
    penalties: [
      { code: 'omitted', tenths: 5 },
      { code, tenths: 5 },
    ],
  });

  it.each<[string, Partial<ResultChanges>, string]>([
    [
      'a penalty that the rules do not have',
      { penalties: [penalty('a', 'x')] },
      'penalties.0.penalties.1.code MustExist',
    ],
    [
      'a column that the referee does not have',
      { marks: [mark('a', 'referee', 'x', 70)] },
      'marks.0.column MustExist',
    ],
    [
      'a mark of somebody who did not skate',
      { marks: [mark('c', 'judge1', 'judge1.1', 70)] },
      'marks.0.programmeId MustExist',
    ],
    [
      'a mark of somebody who now did not skate',
      { marks: [mark('a', 'judge1', 'judge1.1', 70)], states: [state('a', 'noShow')] },
      'marks.0.programmeId MustExist',
    ],
    [
      'a penalty above the highest total',
      { penalties: [{ programmeId: 'a', penalties: [{ code: 'omitted', tenths: 201 }] }] },
      'penalties.0.penalties.0.tenths MustWithin',
    ],
    [
      'a penalty of somebody who did not skate',
      { penalties: [{ programmeId: 'c', penalties: [{ code: 'omitted', tenths: 5 }] }] },
      'penalties.0.programmeId MustExist',
    ],
    ['an unknown programme', { states: [state('x', 'skated')] }, 'states.0.programmeId MustExist'],
    ['an unknown column', { marks: [mark('a', 'judge1', 'judge2.1', 70)] }, 'marks.0.column MustExist'],
    [
      'a mark that no box can hold',
      { marks: [mark('a', 'judge1', 'judge1.1', 101)] },
      'marks.0.value MustWithin',
    ],
    [
      'a total that no sheet can have',
      { marks: [mark('a', 'referee', 'total', 201)] },
      'marks.0.value MustWithin',
    ],
    ['a skater without marks', { states: [state('c', 'skated')] }, 'marks NotNull'],
    [
      'a skater with some marks',
      { states: [state('c', 'skated')], marks: [mark('c', 'judge1', 'judge1.1', 70)] },
      'marks NotNull',
    ],
  ])('refuses %s', (_what, changes, fault) => {
    const found = correctionFault(before, columns, correctionRules, { ...none, ...changes });
    expect(`${found?.field ?? ''} ${found?.code ?? ''}`).toBe(fault);
  });

  it('keeps a penalty that the skater has, although the rules have lost its code', () => {
    const own = [judged('a', [70, 71], { penalties: [{ code: 'old', tenths: 5 }] }), judged('b', [72, 73])];
    const changes = { ...none, penalties: [penalty('a', 'old')] };
    expect(correctionFault(own, columns, correctionRules, changes)).toBeNull();
    expect(
      correctionFault(own, columns, correctionRules, { ...none, penalties: [penalty('b', 'old')] }),
    ).toEqual({
      field: 'penalties.0.penalties.1.code',
      code: 'MustExist',
    });
  });

  it('takes a total of the referee only where it decides ties', () => {
    const changes = { ...none, marks: [mark('a', 'referee', 'total', 150)] };
    expect(correctionFault(before, columns, correctionRules, changes)).toBeNull();
    const shared = { ...correctionRules, tie: 'shared' } as const;
    expect(correctionFault(before, columns, shared, changes)?.field).toBe('marks.0.column');
  });

  it('changes nothing where every mark, penalty and state stays', () => {
    const after = (changes: Partial<ResultChanges>) =>
      changesNothing(before, correctProgrammes(before, columns, { ...none, ...changes }));
    expect(after({})).toBe(true);
    expect(after({ marks: [mark('a', 'judge1', 'judge1.1', 70)], states: [state('c', 'withdrawn')] })).toBe(
      true,
    );
    expect(after({ marks: [mark('a', 'judge1', 'judge1.1', 71)] })).toBe(false);
    expect(after({ penalties: [penalty('a', 'omitted')] })).toBe(false);
    expect(after({ states: [state('c', 'noShow')] })).toBe(false);
    const [first, second] = [
      { code: 'failed', tenths: 5 },
      { code: 'omitted', tenths: 10 },
    ];
    const own = [judged('a', [70, 71], { penalties: [first, second] })];
    const turned = { ...none, penalties: [{ programmeId: 'a', penalties: [second, first] }] };
    expect(changesNothing(own, correctProgrammes(own, columns, turned))).toBe(true);
  });

  it('takes no penalty where there is no total to take it off', () => {
    const sixPointZero = { ...correctionRules, system: { system: '6.0', decidedBy: 'technical' } } as const;
    const penalties = [{ programmeId: 'a', penalties: [{ code: 'omitted', tenths: 5 }] }];
    expect(correctionFault(before, columns, sixPointZero, { ...none, penalties })).toEqual({
      field: 'penalties.0.penalties.0.code',
      code: 'MustExist',
    });
  });

  it('refuses a place that the flight has not', () => {
    const majority = {
      ...correctionRules,
      system: { system: 'majority', variant: 'skating' },
    } as const;
    const faultOf = (value: number) =>
      correctionFault(before, columns, majority, {
        ...none,
        marks: [mark('a', 'judge1', 'judge1.1', value)],
      });
    expect([0, 3, 4].map((value) => faultOf(value)?.code)).toEqual(['MustWithin', undefined, 'MustWithin']);
  });
});
