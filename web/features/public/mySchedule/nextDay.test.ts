import { expect, it } from 'vitest';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { isWorthCard, nextDay, presenceOf } from './nextDay.ts';

const appointment = (name: string, start: string, over: Partial<MyAppointment> = {}): MyAppointment => ({
  programmeId: `${name} ${start}`,
  entryId: name,
  name,
  role: 'family',
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 600,
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

const schedule = (appointments: MyAppointment[], duties: MySchedule['duties'] = []): MySchedule => ({
  version: 1,
  publishedAt: '2027-01-01T10:00:00.000Z',
  competition: {
    id: 'c',
    name: 'Cup',
    accent: 'teal',
    timeZone: 'UTC',
    startDate: '2027-01-06',
    endDate: '2027-01-07',
  },
  surfaces: [{ id: 'A', name: 'Main ice' }],
  restMinutes: { least: 10, otherSurface: 10 },
  appointments,
  missing: [],
  cancelledEvents: [],
  duties,
  starters: [],
  withoutContact: [],
  judgeMoveMinutes: 10,
  messages: [],
});

const seen = (
  all: MySchedule,
  now: string,
  {
    expected = all,
    states = {},
  }: { expected?: MySchedule; states?: Record<string, 'done' | 'now' | 'toCome' | 'skipped'> } = {},
) => {
  const day = nextDay(all, expected, {
    now,
    stateOf: ({ programmeId }) => states[programmeId],
    heldUntilOf: () => null,
    hasNoIceOf: () => false,
    waitsOf: () => false,
  });
  return (
    day && [
      day.date,
      ...day.starts.map(
        ({ item, start, published, beThere, beTherePublished, isOn, isHere }) =>
          `${item.kind === 'duty' ? 'panel' : item.appointment.name} ${start.slice(0, 5)}${published === null ? '' : ` was ${published}`}, there ${beThere}${beTherePublished === null ? '' : ` was ${beTherePublished}`}${isOn ? ', on' : ''}${isHere ? ', here' : ''}`,
      ),
    ]
  );
};

const two = schedule([
  appointment('Mia', '09:00:00'),
  appointment('Leo', '09:30:00'),
  appointment('Mia', '11:00:00'),
  appointment('Leo', '08:00:00', { date: '2027-01-07' }),
]);

it('asks each child to be there three quarters of an hour before its first start, later a quarter', () => {
  expect(seen(two, '2027-01-06T07:00')).toEqual([
    '2027-01-06',
    'Mia 09:00, there 08:15',
    'Leo 09:30, there 08:45',
    'Mia 11:00, there 10:45',
  ]);
});

it('leaves out what the clock says is over, and goes on to the next day with a start', () => {
  expect(seen(two, '2027-01-06T09:35')).toEqual([
    '2027-01-06',
    'Leo 09:30, there 08:45, on',
    'Mia 11:00, there 10:45',
  ]);
  expect(seen(two, '2027-01-06T11:10')).toEqual(['2027-01-07', 'Leo 08:00, there 07:15']);
});

it('believes the taps of the day before the clock', () => {
  const states = { 'Mia 09:00:00': 'toCome', 'Leo 09:30:00': 'toCome', 'Mia 11:00:00': 'toCome' } as const;
  expect(seen(two, '2027-01-06T09:20', { states })?.[1]).toBe('Mia 09:00, there 08:15');
  expect(seen(two, '2027-01-06T09:20', { states: { ...states, 'Mia 09:00:00': 'done' } })?.[1]).toBe(
    'Leo 09:30, there 08:45',
  );
});

it('has the expected time, the published one beside it, and the order of the expected ones', () => {
  const late = appointment('Mia', '09:00:00', { start: '09:40:00', programmeId: 'Mia 09:00:00' });
  const expected = schedule([late, ...two.appointments.slice(1)]);
  expect(seen(two, '2027-01-06T08:00', { expected })?.slice(1, 3)).toEqual([
    'Leo 09:30, there 08:45',
    'Mia 09:40 was 09:00, there 08:55 was 08:15',
  ]);
});

it('has the last day without a start when all is over, and nothing for who has nothing', () => {
  expect(seen(two, '2027-01-07T09:00')).toEqual(['2027-01-07']);
  expect(seen(schedule([]), '2027-01-06T09:00')).toBeNull();
});

it('asks a coach and judge to be there early once', () => {
  const duty = { panelId: 'p', surfaceId: 'A', date: '2027-01-06', start: '12:00:00', end: '13:00:00' };
  const coach = schedule(
    [appointment('Mia', '09:00:00', { role: 'coach' }), appointment('Ana', '10:00:00', { role: 'coach' })],
    [{ ...duty, seat: 'judge1', flights: [] }],
  );
  expect(seen(coach, '2027-01-06T08:00')).toEqual([
    '2027-01-06',
    'Mia 09:00, there 08:15',
    'Ana 10:00, there 09:45',
    'panel 12:00, there 11:45',
  ]);
});

it('knows whom the check-in desk has as here, and leaves out who was scratched', () => {
  const starters: MySchedule['starters'] = [
    { programmeId: 'Mia 09:00:00', state: 'checkedIn' },
    { programmeId: 'Leo 09:30:00', state: 'noShow' },
    { programmeId: 'Mia 11:00:00', state: 'scratched' },
  ];
  expect(seen({ ...two, starters }, '2027-01-06T08:30')?.slice(1)).toEqual([
    'Mia 09:00, there 08:15, here',
    'Leo 09:30, there 08:45',
  ]);
});

it('says to a family that its day is over, and not to a head coach whose rink may skate on', () => {
  const day = (now: string) =>
    nextDay(two, two, {
      now,
      stateOf: () => undefined,
      heldUntilOf: () => null,
      hasNoIceOf: () => false,
      waitsOf: () => false,
    }) ?? { starts: [] };
  const [toCome, over] = [day('2027-01-07T07:00'), day('2027-01-07T09:00')];
  expect([isWorthCard(over, false), isWorthCard(over, true)]).toEqual([true, false]);
  expect(isWorthCard(toCome, true)).toBe(true);
});

it('asks each child to check in once its own time to be there has passed, also while another is on the ice', () => {
  const starters: MySchedule['starters'] = [{ programmeId: 'Mia 11:00:00', state: 'checkedIn' }];
  const asked = (now: string) => {
    const states = { 'Mia 09:00:00': 'now', 'Leo 09:30:00': 'toCome' } as Record<string, 'now' | 'toCome'>;
    const day = nextDay({ ...two, starters }, two, {
      now,
      stateOf: ({ programmeId }) => states[programmeId],
      heldUntilOf: () => null,
      hasNoIceOf: () => false,
      waitsOf: () => false,
    });
    return day?.starts.map((start) => presenceOf(start, { date: day.date, now }));
  };
  expect(asked('2027-01-06T08:44')).toEqual(['on', 'by', 'here']);
  expect(asked('2027-01-06T08:45')).toEqual(['on', 'checkIn', 'here']);
});

it('leaves check-in open from the published time on where a delay came after it', () => {
  const published = schedule([appointment('Mia', '09:00:00')]);
  const expected = schedule([{ ...appointment('Mia', '09:00:00'), start: '09:20:00' }]);
  const at = (now: string) => {
    const [start] =
      nextDay(published, expected, {
        now,
        stateOf: () => 'toCome',
        heldUntilOf: () => null,
        hasNoIceOf: () => false,
        waitsOf: () => false,
      })?.starts ?? [];
    return start && presenceOf(start, { date: '2027-01-06', now });
  };
  expect(['2027-01-06T08:14', '2027-01-06T08:15', '2027-01-06T08:35'].map(at)).toEqual([
    'by',
    'open',
    'checkIn',
  ]);
});

it('sends a coach there without a check-in, and nobody on another day', () => {
  const [coached] =
    nextDay(schedule([appointment('Mia', '09:00:00', { role: 'coach' })]), two, {
      now: '2027-01-06T07:00',
      stateOf: () => 'toCome',
      heldUntilOf: () => null,
      hasNoIceOf: () => false,
      waitsOf: () => false,
    })?.starts ?? [];
  if (!coached) throw new Error('The coach has a start');
  const at = (now: string) => presenceOf(coached, { date: '2027-01-06', now });
  expect([at('2027-01-05T23:00'), at('2027-01-06T08:14'), at('2027-01-06T08:15')]).toEqual([
    'by',
    'by',
    'now',
  ]);
});

it('has until when a start is held, and which one waits for the flight on the ice', () => {
  const day = nextDay(two, two, {
    now: '2027-01-06T08:00',
    stateOf: () => 'toCome',
    heldUntilOf: ({ name }) => (name === 'Leo' ? '09:43' : null),
    hasNoIceOf: () => false,
    waitsOf: ({ name }) => name === 'Leo',
  });
  expect(day?.starts.map(({ heldUntil, waits }) => [heldUntil, waits])).toEqual([
    [null, false],
    ['09:43', true],
    [null, false],
  ]);
});
