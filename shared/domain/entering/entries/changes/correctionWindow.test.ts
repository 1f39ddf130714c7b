import { expect, it } from 'vitest';
import { movedWindow, windowProblems, windowState } from './correctionWindow.ts';
import { shiftDay } from '../../../core/dates/days.ts';
import { findingId, lateChanges, unplacedFlights } from '../../../planning/publishing/publishable.ts';

const WINDOW = { firstDay: '2027-03-01', lastDay: '2027-03-02' };

it.each([
  [null, '2027-03-01T12:00:00Z', 'none'],
  [WINDOW, '2027-02-28T15:59:59Z', 'before'],
  [WINDOW, '2027-02-28T16:00:00Z', 'open'],
  [WINDOW, '2027-03-02T15:59:59Z', 'open'],
  [WINDOW, '2027-03-02T16:00:00Z', 'over'],
] as const)('is %o at %s in Hong Kong: %s', (window, now, state) => {
  expect(windowState(window, 'Asia/Hong_Kong', new Date(now))).toBe(state);
});

it.each([
  [null, null, []],
  ['2027-03-01', '2027-03-01', []],
  ['2027-03-01', null, ['lastDay NotNull']],
  [null, '2027-03-01', ['firstDay NotNull']],
  ['2027-03-02', '2027-03-01', ['lastDay MustAfter']],
  ['2027-03-02', '2027-03-15', ['lastDay MustBefore']],
] as const)('of days %s to %s has the problems %o', (firstDay, lastDay, problems) => {
  const found = windowProblems({ firstDay, lastDay }, '2027-03-14');
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

it.each([
  [
    'moves with a competition that is put off',
    '2027-02-01',
    7,
    { firstDay: '2027-03-08', lastDay: '2027-03-09' },
  ],
  ['stays once families were shown it', '2027-03-01', 7, WINDOW],
  [
    'ends with a competition that ends sooner',
    '2027-03-01',
    -13,
    { firstDay: '2027-03-01', lastDay: '2027-03-01' },
  ],
  ['goes where the competition is before it', '2027-03-01', -14, null],
] as const)('%s', (_what, today, days, moved) => {
  const before = { startDate: '2027-03-14', endDate: '2027-03-14', timeZone: 'UTC' };
  const date = shiftDay('2027-03-14', days);
  expect(
    movedWindow(WINDOW, before, { startDate: date, endDate: date }, new Date(`${today}T12:00:00Z`)),
  ).toEqual(moved);
});

const FLIGHTS = [
  { id: 'f1', eventId: 'e', programmes: ['p1'] },
  { id: 'f2', eventId: 'e', programmes: ['p2'] },
];

it('finds flights without a block, and programmes that came or went', () => {
  const block = {
    surfaceId: 'a',
    date: '2027-03-01',
    start: '07:00:00',
    seconds: 60,
    kind: 'flight',
  } as const;
  const plan = { flights: FLIGHTS, blocks: [{ ...block, flightId: 'f1' }], panels: [] };
  expect(unplacedFlights(plan).map(({ id }) => id)).toEqual(['f2']);
  expect(lateChanges([{ id: 'p1' }, { id: 'p3' }], plan)).toEqual({ entered: ['p3'], withdrawn: ['p2'] });
});

it('names a finding by what it is about, whatever its minutes and their order', () => {
  const finding = { rule: 'rest', severity: 'hard', skaters: ['s2', 's1'], coaches: [], minutes: 4 } as const;
  const [one, other] = [
    { ...finding, skaters: [...finding.skaters], coaches: [], flightIds: ['f1', 'f2'] },
    { ...finding, skaters: ['s1', 's2'], coaches: [], flightIds: ['f2', 'f1'], minutes: 5 },
  ];
  expect(one && other && findingId(one) === findingId(other)).toBe(true);
  expect(one && findingId(one)).toBe('rest|s1,s2||f1,f2');
});
