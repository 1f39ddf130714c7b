import { expect, it } from 'vitest';
import type { MyAppointment, MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { planClock, dayPlans } from './dayPlan.ts';

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
  before: null,
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

it('names pupils on another surface at the same time, and an own panel', () => {
  const [plan] = dayPlans({
    appointments: [
      appointment('Mia', '09:00:00'),
      appointment('Leo', '09:14:59', { surfaceId: 'B' }),
      appointment('Ana', '09:15:00', { surfaceId: 'B' }),
      appointment('Kim', '11:30:00'),
    ],
    duties: [duty],
  });
  const clashes = plan?.items.map((item) => (item.kind === 'duty' ? [] : item.clashes));
  expect(clashes).toEqual([['Leo'], ['Mia'], [], [], ['']]);
});

it('gives a family no clashes: two of its children may skate at the same time', () => {
  const family = { role: 'family' } as const;
  const [plan] = dayPlans({
    appointments: [
      appointment('Mia', '09:00:00', family),
      appointment('Leo', '09:00:00', { surfaceId: 'B', role: 'family' }),
    ],
    duties: [],
  });
  expect(plan?.items.map((item) => (item.kind === 'duty' ? null : item.clashes))).toEqual([[], []]);
});

it('writes times by the clock', () => {
  expect(planClock('09:40:30')).toBe('09:40');
  expect(planClock('23:50:00', 900)).toBe('00:05');
});
