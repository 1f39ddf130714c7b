import { expect, it } from 'vitest';
import { clashesOf, surfaceClashes } from './surfaceClashes.ts';

const start = (name: string, coach: string | null, surfaceId: string, time: string) => ({
  programmeId: name,
  name,
  coach,
  surfaceId,
  date: '2027-01-13',
  start: `${time}:00`,
  seconds: 600,
});

const named = (starts: ReturnType<typeof start>[], own: readonly string[] = []) =>
  surfaceClashes(starts, new Set(own)).map(({ places: [one, other], isOwn }) => [
    one.coach,
    one.names,
    other.names,
    isOwn,
  ]);

it('names flights on two surfaces at once of one coach, the own ones first', () => {
  const starts = [
    start('Mia', 'Robin', 'a', '09:00'),
    start('Eva', 'Robin', 'a', '09:00'),
    start('Leo', 'Robin', 'b', '09:09'),
    start('Ada', 'Kim', 'a', '09:10'),
    start('Ilo', 'Kim', 'b', '09:15'),
  ];
  expect(named(starts, ['Ada', 'Ilo'])).toEqual([
    ['Kim', ['Ada'], ['Ilo'], true],
    ['Robin', ['Mia', 'Eva'], ['Leo'], false],
  ]);
  expect(named(starts).map(([coach]) => coach)).toEqual(['Robin', 'Kim']);
});

it('is none on one surface, one after the other, on another day, or without a coach', () => {
  const one = start('Mia', 'Robin', 'a', '09:00');
  for (const other of [
    start('Leo', 'Robin', 'a', '09:00'),
    start('Leo', 'Robin', 'b', '09:10'),
    { ...start('Leo', 'Robin', 'b', '09:00'), date: '2027-01-14' },
    start('Leo', 'Kim', 'b', '09:00'),
  ])
    expect(named([one, other])).toEqual([]);
  expect(named([start('Mia', null, 'a', '09:00'), start('Leo', null, 'b', '09:00')])).toEqual([]);
});

it('says beside each start where its coach is needed at the same time', () => {
  const starts = [
    start('Mia', 'Robin', 'a', '09:00'),
    start('Eva', 'Robin', 'a', '09:00'),
    start('Leo', 'Robin', 'b', '09:09'),
    start('Ada', 'Kim', 'b', '09:09'),
  ];
  const needed = clashesOf(surfaceClashes(starts, new Set()));
  expect([...needed].map(([id, places]) => [id, places.map(({ names }) => names)])).toEqual([
    ['Mia', [['Leo']]],
    ['Eva', [['Leo']]],
    ['Leo', [['Mia', 'Eva']]],
  ]);
});
