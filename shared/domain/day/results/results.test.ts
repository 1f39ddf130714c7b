import { describe, expect, it } from 'vitest';
import { explainPlace } from './explainPlace.ts';
import { columns, judged, outcome, rules } from './judged.testing.ts';
import { placeProgrammes, type FlightResultRules } from './placeProgrammes.ts';

describe('the result of a flight', () => {
  it('has places, totals and points by the sum, less penalties, and nothing for who did not skate', () => {
    expect(
      outcome(rules, [
        judged('a', [70, 71]),
        judged('b', [], { state: 'noShow' }),
        judged('c', [75, 72], { penalties: [{ code: 'failed', tenths: 5 }] }),
        judged('d', [70, 72], { referee: 140 }),
        judged('e', [72, 70], { referee: 141 }),
      ]),
    ).toEqual([
      // The referee has no total of c, so the tie stays.
      ['c', 1, 142, 6],
      ['d', 1, 142, 6],
      ['e', 1, 142, 6],
      ['a', 4, 141, 3],
      ['b', null, null, 0],
    ]);
  });

  it('follows the flight’s system', () => {
    const majority: FlightResultRules = { ...rules, system: { system: 'majority', variant: 'skating' } };
    expect(outcome(majority, [judged('a', [2, 2]), judged('b', [1, 1])])).toEqual([
      ['b', 1, null, 6],
      ['a', 2, null, 5],
    ]);
    const sixPointZero: FlightResultRules = {
      ...rules,
      system: { system: '6.0', decidedBy: 'presentation' },
    };
    expect(outcome(sixPointZero, [judged('a', [50, 51]), judged('b', [51, 51])])).toEqual([
      ['b', 1, null, 6],
      ['a', 2, null, 5],
    ]);
  });
});

describe('why this place', () => {
  const rowsOf = (...marks: number[][]) =>
    placeProgrammes(
      rules,
      columns,
      marks.map((own, index) => judged(`p${String(index)}`, own)),
    );

  it('shows own columns beside the median of four and more', () => {
    const explained = explainPlace('p0', columns, rowsOf([76, 70], [70, 71], [72, 74], [71, 75]));
    expect(explained).toMatchObject({ place: 1, total: 146, skated: 4, medianTotal: 146 });
    expect(explained?.columns).toEqual([
      { name: 'Maneuver 1', own: 76, median: 71.5 },
      { name: 'Correctness', own: 70, median: 72.5 },
    ]);
  });

  it('shows no median of three, no seat and nobody’s programme', () => {
    const explained = explainPlace('p0', columns, rowsOf([76, 70], [70, 71], [72, 74]));
    expect(explained?.columns.map(({ median }) => median)).toEqual([null, null]);
    expect(explained?.medianTotal).toBeNull();
    expect(JSON.stringify(explained)).not.toMatch(/judge|p1|p2/);
    expect(explainPlace('x', columns, [])).toBeNull();
  });
});
