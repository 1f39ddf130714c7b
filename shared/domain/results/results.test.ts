import { describe, expect, it } from 'vitest';
import type { ResultState } from '../../contract/results/results.ts';
import {
  changesNothing,
  correctionFault,
  correctProgrammes,
  type ResultChanges,
} from './correctProgrammes.ts';
import { explainPlace } from './explainPlace.ts';
import { placeProgrammes, type JudgedProgramme, type ResultRules } from './placeProgrammes.ts';
import { eventResult, resultList, withLostFlights, type PostedResult } from './publishedResults.ts';
import { resultSheets, type PrintedResult } from './resultSheets.ts';

const rules: ResultRules = {
  system: { system: 'isi' },
  most: 100,
  tie: 'referee',
  lastPlace: 6,
  bookPercent: 80,
  points: { participation: 1, places: [5, 4, 3, 2, 1] },
};
const columns = [
  { seat: 'judge1', id: 'judge1.1', name: 'Maneuver 1' },
  { seat: 'judge2', id: 'judge2.1', name: 'Correctness' },
];
const judged = (
  programmeId: string,
  marks: readonly number[],
  over: Partial<JudgedProgramme> = {},
): JudgedProgramme => ({
  programmeId,
  state: 'skated',
  columns: marks,
  referee: null,
  penalties: [],
  ...over,
});
const outcome = (flight: ResultRules, programmes: readonly JudgedProgramme[]) =>
  placeProgrammes(flight, columns, programmes).map(({ programmeId, place, total, points }) => [
    programmeId,
    place,
    total,
    points,
  ]);

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
    const majority: ResultRules = { ...rules, system: { system: 'majority', variant: 'skating' } };
    expect(outcome(majority, [judged('a', [2, 2]), judged('b', [1, 1])])).toEqual([
      ['b', 1, null, 6],
      ['a', 2, null, 5],
    ]);
    const sixPointZero: ResultRules = { ...rules, system: { system: '6.0', decidedBy: 'presentation' } };
    expect(outcome(sixPointZero, [judged('a', [50, 51]), judged('b', [51, 51])])).toEqual([
      ['b', 1, null, 6],
      ['a', 2, null, 5],
    ]);
  });
});

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

describe('published results', () => {
  const block = (flightId: string, start: string) => ({
    surfaceId: 'a',
    date: '2027-01-06',
    start,
    seconds: 600,
    kind: 'flight' as const,
    flightId,
  });
  const plan = {
    flights: [
      { id: 'f1', eventId: 'e', programmes: ['a', 'b', 'c'] },
      { id: 'f2', eventId: 'e', programmes: ['d'] },
    ],
    blocks: [block('f1', '09:00:00'), block('f2', '08:00:00')],
  };
  const event = { id: 'e', format: 'Freestyle', level: 'Freestyle 4' };
  const posted: PostedResult = {
    flightId: 'f1',
    eventId: 'e',
    version: 1,
    postedAt: '2027-01-06T03:00:00Z',
    correctedAt: null,
    rows: [
      { programmeId: 'a', place: 1, points: 6 },
      { programmeId: 'b', place: 2, points: 5 },
      { programmeId: 'c', place: null, points: 0 },
    ],
  };
  const skaters = new Map([['a', { name: 'Ada', rink: 'Pond' }]]);

  it('name who is published, keep the place of who is not, and leave out who did not skate', () => {
    const { flights } = eventResult(plan, [posted], { event, skaters });
    expect(flights).toEqual([
      { number: 1, of: 2, postedAt: null, correctedAt: null, version: 0, places: [] },
      {
        number: 2,
        of: 2,
        postedAt: '2027-01-06T03:00:00Z',
        correctedAt: null,
        version: 1,
        places: [
          { place: 1, name: 'Ada', rink: 'Pond', points: 6 },
          { place: 2, name: null, rink: null, points: 5 },
        ],
      },
    ]);
  });

  it('list events with what is posted, and names to search', () => {
    expect(resultList(plan, [posted], { events: [event], skaters })).toEqual({
      events: [{ ...event, flights: 2, posted: 1, updatedAt: '2027-01-06T03:00:00Z' }],
      skaters: [{ name: 'Ada', rink: 'Pond', results: [{ eventId: 'e', flight: 2, place: 1 }] }],
    });
    expect(resultList(plan, [], { events: [event], skaters }).skaters).toEqual([]);
  });

  it('number a flight that the schedule has lost after the others, in the list as in the event', () => {
    const lost = { ...posted, flightId: 'f0' };
    const whole = withLostFlights(plan, [lost, { ...lost, flightId: 'f1' }]);
    const list = resultList(whole, [lost], { events: [event], skaters });
    expect(list.events[0]).toMatchObject({ flights: 3, posted: 1 });
    expect(list.skaters[0]?.results).toEqual([{ eventId: 'e', flight: 3, place: 1 }]);
    const { flights } = eventResult(whole, [lost], { event, skaters });
    expect(flights.map(({ number, of, version }) => [number, of, version])).toEqual([
      [1, 3, 0],
      [2, 3, 0],
      [3, 3, 1],
    ]);
  });

  it('are a sheet for the wall, with its version and the date of its correction', () => {
    const [, flight] = eventResult(plan, [posted], { event, skaters }).flights;
    const sheetOf = (change: Partial<PrintedResult>) =>
      resultSheets(
        [
          {
            number: 2,
            of: 2,
            version: 1,
            eventId: 'e',
            event: 'Freestyle 4',
            postedAt: posted.postedAt,
            correctedAt: null,
            places: flight?.places ?? [],
            block: { date: '2027-01-06', surface: 'Main ice' },
            ...change,
          },
        ],
        (instant) => instant,
      ).sheets[0];
    expect(sheetOf({})).toEqual({
      title: 'Freestyle 4, flight 2 of 2',
      detail: 'Wednesday, 6 January 2027 · Main ice',
      version: { label: 'Version 1', remarks: ['Version 1.'] },
      screen: { kind: 'results', eventId: 'e' },
      groups: [
        {
          heading: 'Posted 2027-01-06T03:00:00Z',
          before: [],
          rows: [
            ['1', 'Ada', 'Pond'],
            ['2', 'Name not published', ''],
          ],
          after: [],
        },
      ],
    });
    const corrected = sheetOf({ version: 2, correctedAt: '2027-01-06T04:00:00Z', block: null });
    expect([corrected?.detail, corrected?.groups[0]?.heading, corrected?.version?.remarks]).toEqual([
      '',
      'Corrected 2027-01-06T04:00:00Z',
      ['Version 2.', 'Replaces version 1.'],
    ]);
  });
});
