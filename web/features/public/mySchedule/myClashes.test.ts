import { expect, it } from 'vitest';
import type { MyAppointment, MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { myClashes } from './myClashes.ts';

const appointment = (name: string, start: string, over: Partial<MyAppointment> = {}): MyAppointment => ({
  programmeId: `${name}.FS4`,
  entryId: name,
  name,
  role: 'coach',
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 900,
  event: { format: 'Freestyle', level: start },
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

const panel = (panelId: string, surfaceId: string, ...starts: string[]): MyDuty => ({
  panelId,
  surfaceId,
  date: '2027-01-06',
  start: starts[0] ?? '',
  end: '',
  seat: 'judge1',
  flights: starts.map((start) => ({ ...appointment('', start, { surfaceId }), skaters: 5 })),
});

function clashesOf(appointments: MyAppointment[], duties: MyDuty[] = []) {
  const { ofAppointment, ofDuty } = myClashes({ appointments, duties, judgeMoveMinutes: 10 });
  return [
    ...appointments.map((one) => [one.name, ...ofAppointment(one)]),
    ...duties.map((one) => [one.panelId, ...ofDuty(one)]),
  ];
}

it('names pupils on another surface at the same time, all of a flight', () => {
  expect(
    clashesOf([
      appointment('Mia', '09:00:00'),
      appointment('Leo', '09:14:59', { surfaceId: 'B' }),
      appointment('Lou', '09:14:59', { surfaceId: 'B' }),
      appointment('Ana', '09:15:00', { surfaceId: 'B' }),
      appointment('Ida', '09:00:00', { surfaceId: 'B', date: '2027-01-07' }),
    ]),
  ).toEqual([['Mia', 'Leo', 'Lou'], ['Leo', 'Mia'], ['Lou', 'Mia'], ['Ana'], ['Ida']]);
});

it('names a panel that a pupil collides with, and not one that judges on the same ice', () => {
  const pupils = [appointment('Kim', '11:30:00'), appointment('Leo', '11:30:00', { surfaceId: 'B' })];
  expect(clashesOf(pupils, [panel('p', 'A', '11:00:00', '11:30:00')])).toEqual([
    ['Kim', 'Leo'],
    ['Leo', 'Kim', ''],
    ['p', 'Leo'],
  ]);
});

it('names another panel that is too soon for the way there', () => {
  const panels = (start: string) => [panel('p', 'A', '11:00:00'), panel('q', 'B', start)];
  expect(clashesOf([], panels('11:24:00'))).toEqual([
    ['p', ''],
    ['q', ''],
  ]);
  expect(clashesOf([], panels('11:25:00'))).toEqual([['p'], ['q']]);
});

it('gives a family no clashes: two of its children may skate at the same time', () => {
  const family = { role: 'family' } as const;
  expect(
    clashesOf([
      appointment('Mia', '09:00:00', family),
      appointment('Leo', '09:00:00', { ...family, surfaceId: 'B' }),
    ]),
  ).toEqual([['Mia'], ['Leo']]);
});
