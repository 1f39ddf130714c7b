import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimatedSeconds, iceCapacity, lackingSeconds } from './bound.ts';
import { flightSeconds } from '../../planning/flightLength.ts';
import { RULES } from '../../planning/planProblem.testing.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

const hours = (opens: string, closes: string) => ({
  opens: secondsOfTime(opens),
  closes: secondsOfTime(closes),
});

it.each([
  // 75 + 15 + 75 + 15 + 60 minutes.
  ['06:00', '10:00', null, (75 + 75 + 60) * 60],
  // 75 + 15 + 75, and the 15 minutes left are no run.
  ['06:00', '09:00', null, 150 * 60],
  // 14 hours: 840 − 45 of lunch; 9 runs need 7 resurfacings more: 690 of 675 + ...; 10 runs: 840 − 45 − 120 = 675.
  ['07:00', '21:00', RULES.lunch, 690 * 60 - 15 * 60],
  ['12:00', '20:00', RULES.lunch, 405 * 60],
])('fits from %s to %s', (opens, closes, lunch, seconds) => {
  expect(iceCapacity(hours(opens, closes), { ...RULES, lunch })).toBe(seconds);
});

it('fits what it says with its breaks, and not a second more', () => {
  fc.assert(
    fc.property(
      fc.nat(20 * 3_600),
      fc.integer({ min: 1, max: 200 }),
      fc.nat(60),
      (open, run, resurfacing) => {
        const rules = { iceMinutesBetweenResurfacings: run, resurfacingMinutes: resurfacing, lunch: null };
        const most = iceCapacity({ opens: 0, closes: open }, rules);
        const needed = (ice: number) => ice + Math.max(0, Math.ceil(ice / (run * 60)) - 1) * resurfacing * 60;
        expect(needed(most)).toBeLessThanOrEqual(open);
        expect(needed(most + 1)).toBeGreaterThan(open);
      },
    ),
  );
});

it('counts the ice of a flight and of a programme before it has one', () => {
  const event = {
    id: 'e',
    level: 'Alpha',
    warmUpSeconds: 180,
    betweenSeconds: 35,
    atOnce: 1 as const,
    flight: { wanted: 5, most: 9 },
    splitBySex: false,
    certificate: 'bronze' as const,
  };
  expect(flightSeconds(event, [60, 60, 90])).toBe(180 + 95 + 95 + 125);
  expect(flightSeconds({ ...event, atOnce: 2 }, [60, 90, 60])).toBe(180 + 125 + 95);
  expect(flightSeconds({ ...event, atOnce: 'all' }, [60, 90, 60])).toBe(180 + 125);
  expect(estimatedSeconds(event, 60)).toBe(95 + 36);
  expect(estimatedSeconds({ ...event, atOnce: 2 }, 60)).toBe(84);
  expect(estimatedSeconds({ ...event, atOnce: 'all' }, 60)).toBe(55);
});

it('says how much ice is lacking', () => {
  const day = hours('06:00', '10:00');
  expect(lackingSeconds(210 * 60, [day], { ...RULES, lunch: null })).toBe(0);
  expect(lackingSeconds(500 * 60, [day, day], { ...RULES, lunch: null })).toBe(80 * 60);
});

it('fits less where others have the ice in the middle of the day, which gives it back fresh', () => {
  const { opens, closes } = hours('06:00', '12:00');
  const closed = [{ from: secondsOfTime('08:00'), until: secondsOfTime('10:00') }];
  // Twice 75 + 15 + 30 minutes.
  expect(iceCapacity({ opens, closes, closed }, { ...RULES, lunch: null })).toBe(2 * 105 * 60);
  // The lunch's window begins in the closed hours: nobody needs another one.
  const late = {
    opens,
    closes: secondsOfTime('16:00'),
    closed: [{ from: secondsOfTime('12:00'), until: secondsOfTime('13:30') }],
  };
  // Four runs of 75 minutes, and 75 + 15 + 60.
  expect(iceCapacity(late, RULES)).toBe((300 + 135) * 60);
});
