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

  const isi = (rows: ReturnType<typeof rowsOf>) => ({ columns, rows, rules });

  it('says how far the next total is, the second’s for the first place, also of three', () => {
    const four = rowsOf([76, 70], [70, 71], [72, 74], [71, 70]);
    const totals = four.map(({ programmeId }) => explainPlace(programmeId, isi(four))?.margin);
    // Two totals of 146 share the first place; 141 twice share the third.
    expect(totals).toEqual([5, 5, 5, 5]);
    const three = rowsOf([76, 70], [70, 71], [72, 75]);
    expect(['p2', 'p0', 'p1'].map((id) => explainPlace(id, isi(three))?.margin)).toEqual([1, 1, 5]);
    const even = rowsOf([70, 70], [70, 70]);
    expect(explainPlace('p0', isi(even))?.margin).toBeNull();
    const apart = rowsOf([76, 70], [70, 71], [72, 75], [60, 60]);
    expect(
      apart.map(({ programmeId }) => [programmeId, explainPlace(programmeId, isi(apart))?.margin]),
    ).toEqual([
      ['p2', 1],
      ['p0', 1],
      ['p1', 5],
      ['p3', 21],
    ]);
  });

  it('lists the maneuvers in the order of the programme, and then what else the judges mark', () => {
    const names = ['Maneuver 1', 'Correctness', 'Maneuver 2', 'Posture', 'Maneuver 10', 'Maneuver 3'];
    const shared = names.map((name, index) => ({ seat: 'judge1', id: String(index), name }));
    const rows = placeProgrammes(rules, shared, [judged('a', [70, 71, 72, 73, 74, 75])]);
    expect(explainPlace('a', { columns: shared, rows, rules })?.columns.map(({ name }) => name)).toEqual([
      'Maneuver 1',
      'Maneuver 2',
      'Maneuver 3',
      'Maneuver 10',
      'Correctness',
      'Posture',
    ]);
  });

  it('names the judges’ places without the judge, and the first that most of them gave or bettered', () => {
    const three = [1, 2, 3].map((judge) => ({
      seat: `judge${String(judge)}`,
      id: String(judge),
      name: 'Place',
    }));
    const system = { system: 'majority', variant: 'skating' } as const;
    const rows = placeProgrammes({ ...rules, system }, three, [
      judged('a', [1, 2, 1]),
      judged('b', [2, 1, 3]),
      judged('c', [3, 3, 2]),
    ]);
    const of = (id: string) => explainPlace(id, { columns: three, rows, rules: { ...rules, system } });
    expect(['a', 'b', 'c'].map((id) => of(id)?.judges)).toEqual([
      { places: [1, 1, 2], majorityAt: 1, orBetter: 2, next: { majorityAt: 2, orBetter: 2 } },
      { places: [1, 2, 3], majorityAt: 2, orBetter: 2, next: { majorityAt: 1, orBetter: 2 } },
      { places: [2, 3, 3], majorityAt: 3, orBetter: 3, next: { majorityAt: 2, orBetter: 2 } },
    ]);
    // A place is no mark: the sum of three places says nothing.
    expect(of('a')?.columns).toEqual([]);
  });

  it('tells a place by a later majority from one that most judges gave', () => {
    const three = [1, 2, 3].map((judge) => ({
      seat: `judge${String(judge)}`,
      id: String(judge),
      name: 'Place',
    }));
    const majority: FlightResultRules = { ...rules, system: { system: 'majority', variant: '6.0' } };
    const circle = [judged('a', [1, 2, 3]), judged('b', [2, 3, 1]), judged('c', [3, 1, 2])];
    const rows = placeProgrammes(majority, three, circle);
    expect(explainPlace('a', { columns: three, rows, rules: majority })).toMatchObject({
      place: 1,
      sharedWith: 2,
      judges: { places: [1, 2, 3], majorityAt: 2, orBetter: 2 },
    });
  });

  it('says what a lone skater needs for the first place, and who has the place of all the others', () => {
    const alone = rowsOf([70, 71]);
    const explained = explainPlace('p0', isi(alone));
    expect(explained).toMatchObject({ place: 2, standard: { possible: 200, first: 160 }, judges: null });
    const seven = rowsOf(...[80, 79, 78, 77, 76, 75, 74].map((mark) => [mark, 70]));
    expect(
      ['p4', 'p6'].map((id) => explainPlace(id, isi(seven))).map((one) => [one?.isRest, one?.standard]),
    ).toEqual([
      [false, null],
      [true, null],
    ]);
  });

  it('makes a place of each pair of marks in 6.0', () => {
    const pairs = ['judge1', 'judge2'].flatMap((seat) =>
      ['Technical', 'Presentation'].map((name) => ({ seat, id: `${seat}.${name}`, name })),
    );
    const system = { system: '6.0', decidedBy: 'technical' } as const;
    const rows = placeProgrammes({ ...rules, system }, pairs, [
      judged('a', [50, 52, 48, 50]),
      judged('b', [51, 51, 49, 50]),
    ]);
    expect(explainPlace('a', { columns: pairs, rows, rules: { ...rules, system } })).toMatchObject({
      place: 2,
      judges: { places: [2, 2], majorityAt: 2, orBetter: 2 },
      columns: [
        { name: 'Technical', own: 98, marks: 2, most: 120 },
        { name: 'Presentation', own: 102, marks: 2, most: 120 },
      ],
    });
  });

  it('shows own columns beside the median of four and more', () => {
    const explained = explainPlace('p0', isi(rowsOf([76, 70], [70, 71], [72, 74], [71, 75])));
    expect(explained).toMatchObject({ place: 1, total: 146, skated: 4, medianTotal: 146 });
    expect(explained?.columns).toEqual([
      { name: 'Maneuver 1', own: 76, median: 71.5, marks: 1, most: 100 },
      { name: 'Correctness', own: 70, median: 72.5, marks: 1, most: 100 },
    ]);
  });

  it('shows no median of three, no seat and nobody’s programme', () => {
    const explained = explainPlace('p0', isi(rowsOf([76, 70], [70, 71], [72, 74])));
    expect(explained?.columns.map(({ median }) => median)).toEqual([null, null]);
    expect(explained?.medianTotal).toBeNull();
    expect(JSON.stringify(explained)).not.toMatch(/judge\d|p1|p2/);
    expect(explainPlace('x', isi([]))).toBeNull();
  });
});
