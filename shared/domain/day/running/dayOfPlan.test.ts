import { describe, expect, it } from 'vitest';
import { skatingDay } from './dayOfPlan.ts';

const inChicago = (now: string) => skatingDay(new Date(now), 'America/Chicago');

describe('the day of skating', () => {
  it('ends when the clock of the venue shows four o’clock in the morning', () => {
    expect(inChicago('2026-12-05T09:59:00Z')).toBe('2026-12-04');
    expect(inChicago('2026-12-05T10:00:00Z')).toBe('2026-12-05');
  });

  it('ends at four o’clock in a night of 23 hours and in one of 25, too', () => {
    expect(inChicago('2027-03-14T08:59:00Z')).toBe('2027-03-13');
    expect(inChicago('2027-03-14T09:00:00Z')).toBe('2027-03-14');
    expect(inChicago('2026-11-01T09:59:00Z')).toBe('2026-10-31');
    expect(inChicago('2026-11-01T10:00:00Z')).toBe('2026-11-01');
  });
});
