import { describe, expect, it } from 'vitest';
import { arrival } from './arrivals.ts';
import { seededRandom } from './random.ts';

/** The entries in each twentieth of the time. */
function arrivals(reachesDeadline: boolean): number[] {
  const random = seededRandom(7);
  const parts = Array.from({ length: 20 }, () => 0);
  for (let entry = 0; entry < 4_000; entry += 1) {
    const part = Math.floor(arrival(random.next(), reachesDeadline) * 20);
    parts[part] = (parts[part] ?? 0) + 1;
  }
  return parts;
}

describe('the times of entries', () => {
  it('lie within registration, most of them at its beginning', () => {
    for (const reachesDeadline of [true, false]) {
      const parts = arrivals(reachesDeadline);
      expect(parts).toHaveLength(20);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(4_000);
      expect(parts[0]).toBe(Math.max(...parts));
      expect(Math.min(...parts)).toBeGreaterThan(20);
    }
  });

  it('peak again before the deadline, if the deadline is reached', () => {
    const reached = arrivals(true);
    expect(reached[19]).toBeGreaterThan(3 * (reached[9] ?? 0));
    const under = arrivals(false);
    expect(under[19]).toBeLessThan(2 * (under[9] ?? 0));
  });
});
