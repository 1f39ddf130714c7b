import { expect, it } from 'vitest';
import type { MyAppointment } from '../../../contract/planning/publicSchedule.ts';
import { myShortRests } from './myShortRests.ts';

const appointment = (
  programmeId: string,
  start: string,
  people: string[],
  over: Partial<MyAppointment> = {},
): MyAppointment => ({
  programmeId,
  entryId: programmeId,
  name: people.join(' & '),
  people,
  role: 'family',
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds: 600,
  event: { format: 'Freestyle', level: 'Freestyle 4' },
  part: { number: 1, of: 1 },
  warmUpSeconds: 240,
  order: { number: 1, of: 5 },
  movedBack: null,
  musicTitle: '',
  before: null,
  isNew: false,
  ...over,
});
const restsOf = (appointments: MyAppointment[]) =>
  [...myShortRests(appointments, { least: 10, otherSurface: 10 })].map(
    ([id, { after, minutes }]) => `${id} ${String(minutes)} min after ${after.programmeId}`,
  );

it('names the later of two flights of one skater, alone or in a couple, with too little rest between', () => {
  expect(
    restsOf([
      appointment('solo', '10:00:00', ['mia']),
      // Ten minutes on the same surface are enough, on another one they are not.
      appointment('second', '10:20:00', ['mia']),
      appointment('couple', '10:45:00', ['leo', 'mia'], { surfaceId: 'B' }),
      appointment('brother', '10:46:00', ['ben']),
    ]),
  ).toEqual(['couple 15 min after second']);
});

it('leaves out what lacks seconds, and says the shortest rest of a couple', () => {
  expect(
    restsOf([
      appointment('one', '10:00:00', ['mia'], { seconds: 1_230 }),
      appointment('two', '10:30:00', ['mia']),
    ]),
  ).toEqual([]);
  expect(
    restsOf([
      appointment('solo', '10:02:00', ['leo']),
      appointment('other', '10:00:00', ['mia']),
      appointment('couple', '10:15:00', ['leo', 'mia']),
    ]),
  ).toEqual(['couple 3 min after solo']);
});

it('counts below zero where somebody is on two surfaces at once, and forgets the day before', () => {
  expect(
    restsOf([
      appointment('late', '10:00:00', ['mia'], { surfaceId: 'B' }),
      appointment('early', '09:55:00', ['mia']),
      appointment('tomorrow', '10:05:00', ['mia'], { date: '2027-01-07' }),
    ]),
  ).toEqual(['late -5 min after early']);
});

it('counts to the own start of whom the day moved back, and to the warm-up of the others', () => {
  const first = appointment('one', '10:00:00', ['mia']);
  const second = (movedBack: number | null) => appointment('two', '10:14:00', ['mia'], { movedBack });
  expect(restsOf([first, second(null)])).toEqual(['two 4 min after one']);
  // Six minutes of programmes follow the warm-up of four: half of them skate first.
  expect(restsOf([first, second(0.5)])).toEqual([]);
  expect(restsOf([first, second(0)])).toEqual(['two 8 min after one']);
});
