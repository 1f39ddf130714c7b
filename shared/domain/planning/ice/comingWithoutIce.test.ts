import { expect, it } from 'vitest';
import { comingWithoutIce } from './comingWithoutIce.ts';

const block = (flightId: string, start: string) => ({
  kind: 'flight' as const,
  flightId,
  start,
  seconds: 600,
});
const track = (date: string, ...blocks: ReturnType<typeof block>[]) => ({
  surfaceId: 'a',
  date,
  version: 1,
  blocks,
});
const days = ['2027-01-06', '2027-01-07'].map((date) => ({
  date,
  opens: '08:00',
  closes: '18:00',
  closed: [{ begins: '10:00', ends: '12:00' }],
}));

it('counts the flights of days to come in hours without ice, and none of today', () => {
  const tracks = [
    track('2027-01-06', block('f0', '10:00:00')),
    track('2027-01-07', block('f1', '11:00:00'), block('f2', '10:30:00'), block('f3', '13:00:00')),
  ];
  expect(comingWithoutIce({ tracks }, [{ id: 'a', name: 'Main ice', days }], '2027-01-06')).toEqual([
    { date: '2027-01-07', surfaceId: 'a', count: 2, from: '10:30:00' },
  ]);
});
