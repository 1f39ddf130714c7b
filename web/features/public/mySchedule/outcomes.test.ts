import { expect, it } from 'vitest';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { hasSkatedAll, outcomesOf } from './outcomes.ts';

const DATE = '2027-01-06';

const appointment = (name: string): MyAppointment => ({
  programmeId: name,
  entryId: name,
  name,
  role: 'family',
  surfaceId: 'A',
  date: DATE,
  start: '09:00:00',
  seconds: 600,
  event: { format: 'Solo', level: 'Gamma' },
  part: { number: 1, of: 1 },
  warmUpSeconds: 240,
  order: { number: 1, of: 5 },
  musicTitle: '',
  people: [name],
  before: null,
  movedBack: null,
  isNew: false,
});

const cancelledEvent: MySchedule['cancelledEvents'][number] = {
  entryId: 'Hei',
  name: 'Hei',
  role: 'family',
  format: 'Freestyle',
  level: 'Freestyle 4',
  reason: 'A judge is missing',
  refund: 45_000,
  currency: 'HKD',
};

const day = (change: Partial<MySchedule> = {}): MySchedule => ({
  version: 1,
  publishedAt: null,
  competition: {
    id: 'c',
    name: 'Cup',
    accent: 'teal',
    timeZone: 'UTC',
    startDate: DATE,
    endDate: DATE,
  },
  surfaces: [{ id: 'A', name: 'Main ice' }],
  restMinutes: { least: 10, otherSurface: 10 },
  appointments: [appointment('Yat'), appointment('Hei')],
  missing: [],
  cancelledEvents: [],
  duties: [],
  starters: [],
  withoutContact: [],
  judgeMoveMinutes: 10,
  messages: [],
  ...change,
});

const result: MyResult = {
  programmeId: 'Yat',
  entryId: 'Yat',
  flightId: 'f1',
  name: 'Yat',
  role: 'family',
  format: 'Solo',
  level: 'Gamma',
  part: { number: 1, of: 1 },
  state: 'skated',
  place: 2,
  points: 3,
  total: 726,
  version: 1,
  postedAt: '2027-01-06T10:00:00.000Z',
  correction: null,
};

const known = (done: readonly string[], results: readonly MyResult[] = []) => ({
  stateOf: ({ name }: MyAppointment) => (done.includes(name) ? ('done' as const) : ('toCome' as const)),
  results: new Map(results.map((one) => [one.programmeId, one])),
});

it('tells the posted place, and of nobody scratched or cancelled that they skated', () => {
  const scratched = day({ starters: [{ programmeId: 'Hei', state: 'scratched' }] });
  const afterScratch = outcomesOf(scratched, DATE, known(['Yat', 'Hei'], [result]));
  expect(afterScratch.map(({ name, what, place }) => [name, what, place])).toEqual([
    ['Yat', 'place', 2],
    ['Hei', 'scratched', null],
  ]);
  expect(hasSkatedAll(scratched, DATE, afterScratch)).toBe(false);

  const cancelled = day({ appointments: [appointment('Yat')], cancelledEvents: [cancelledEvent] });
  const outcomes = outcomesOf(cancelled, DATE, known(['Yat']));
  expect(outcomes.map(({ event, what }) => [event, what])).toEqual([
    ['Freestyle 4', 'cancelled'],
    ['Solo · Gamma', 'skated'],
  ]);
  expect(hasSkatedAll(cancelled, DATE, outcomes)).toBe(false);
});

it('knows a day on which all have skated', () => {
  const all = day();
  const outcomes = outcomesOf(all, DATE, known(['Yat', 'Hei'], [result]));
  expect(outcomes.map(({ what }) => what)).toEqual(['place', 'skated']);
  expect(hasSkatedAll(all, DATE, outcomes)).toBe(true);
  expect(outcomesOf(all, DATE, known([]))).toEqual([]);
});
