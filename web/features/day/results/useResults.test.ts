import { expect, it } from 'vitest';
import { untilNextAsk } from './useResults.ts';

const data = { competition: { days: ['2027-01-06'], timeZone: 'Asia/Hong_Kong' } };

it('asks every four seconds with jitter on a day of the competition at the venue, else once a minute', () => {
  const at = (instant: string, random: number) => untilNextAsk(data, new Date(instant), random);
  expect([0, 0.5, 1].map((random) => at('2027-01-05T17:00:00Z', random))).toEqual([3_600, 4_000, 4_400]);
  expect(at('2027-01-06T17:00:00Z', 0.5)).toBe(60_000);
  expect(untilNextAsk(undefined, new Date('2027-01-06T01:00:00Z'), 0.5)).toBe(60_000);
});
