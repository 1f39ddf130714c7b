import { expect, it } from 'vitest';
import type { MyAppointment, MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { awaitsResult, dayPlans, withExpected } from './dayPlan.ts';

const appointment = (name: string, start: string, over: Partial<MyAppointment> = {}): MyAppointment => ({
  programmeId: `${name}.FS4`,
  entryId: name,
  name,
  role: 'coach',
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 900,
  event: { format: 'Freestyle', level: 'Freestyle 4' },
  part: { number: 1, of: 1 },
  warmUpSeconds: 240,
  order: { number: 1, of: 5 },
  musicTitle: '',
  people: [name],
  before: null,
  movedBack: null,
  isNew: false,
  ...over,
});
const duty: MyDuty = {
  panelId: 'p',
  surfaceId: 'A',
  date: '2027-01-06',
  start: '11:00:00',
  end: '12:00:00',
  seat: 'judge1',
  flights: [],
};

it('puts skaters and panels in the order of days and times', () => {
  const plans = dayPlans({
    appointments: [appointment('Mia', '24:10:00'), appointment('Leo', '09:00:00', { date: '2027-01-07' })],
    duties: [duty],
  });
  expect(plans.map(({ date, items }) => [date, items.map(({ kind }) => kind)])).toEqual([
    ['2027-01-06', ['duty', 'appointment']],
    ['2027-01-07', ['appointment']],
  ]);
});

it('has what the day moved by the time that is expected', () => {
  const [kai, leo] = [appointment('Kai', '11:44:00'), appointment('Leo', '11:40:00', { surfaceId: 'B' })];
  const names = (expected?: MyAppointment[]) =>
    dayPlans(
      { appointments: [leo, kai], duties: [] },
      expected && { appointments: expected, duties: [] },
    ).flatMap(({ items }) => items.map((item) => item.kind === 'appointment' && item.appointment.name));
  expect(names()).toEqual(['Leo', 'Kai']);
  expect(names([{ ...leo, start: '11:51:00' }, kai])).toEqual(['Kai', 'Leo']);
});

it('gives own starts and panels the times that the day expects', () => {
  const schedule = {
    appointments: [appointment('Mia', '09:00:00'), appointment('Leo', '09:20:00', { surfaceId: 'B' })],
    duties: [{ ...duty, flights: [{ ...appointment('', '11:00:00'), skaters: 5 }] }],
  };
  const block = (start: string, expected: string) => ({
    kind: 'flight' as const,
    title: null,
    start,
    expected,
    state: 'toCome' as const,
    flight: { id: start, eventId: 'e', part: { number: 1, of: 1 }, skaters: [] },
  });
  const surface = (id: string, blocks: ReturnType<typeof block>[]) => ({
    id,
    name: id,
    delayMinutes: 0,
    now: null,
    next: [],
    blocks,
    cancelled: [],
    ceremonies: [],
  });
  const live = {
    version: 1,
    competition: { name: 'Cup', accent: 'teal' as const, timeZone: 'Asia/Hong_Kong' },
    date: '2027-01-06',
    days: ['2027-01-06'],
    events: [],
    shortRests: [],
    surfaces: [
      surface('A', [block('09:00', '09:25'), block('11:00', '11:50')]),
      surface('B', [block('09:20', '09:20')]),
    ],
  };
  const expected = withExpected(schedule, live);
  expect(expected.appointments.map(({ start }) => start)).toEqual(['09:25:00', '09:20:00']);
  expect(expected.duties[0]).toMatchObject({ start: '11:50:00', end: '12:05:00' });
  // Another day, or no news of this one: the published times stand.
  expect(withExpected(schedule, { ...live, date: '2027-01-07' }).appointments).toEqual(schedule.appointments);
  expect(withExpected(schedule, undefined).appointments).toEqual(schedule.appointments);
});

it.each([
  ['done', false, true],
  ['skipped', false, true],
  ['done', true, false],
  ['now', false, false],
  ['toCome', false, false],
  [undefined, false, false],
] as const)('a start that is %s, with a result: %s, awaits its result: %s', (state, hasResult, awaits) => {
  expect(awaitsResult(state, hasResult)).toBe(awaits);
});
