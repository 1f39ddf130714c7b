import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, venueTimeOf } from './venueTime.ts';

describe('the time at the venue', () => {
  it.each([
    ['2026-11-22T18:00', 'Asia/Hong_Kong', '2026-11-22T10:00:00.000Z'],
    ['2026-01-15T09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
    ['2026-07-15T09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
    ['2026-03-01T00:00', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ])('%s in %s', (venueTime, zone, instant) => {
    expect(instantAt(venueTime, zone)).toBe(instant);
    expect(venueTimeOf(instant, zone)).toBe(venueTime);
  });

  it('takes the first of the two hours when clocks go back', () => {
    expect(instantAt('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('reads the hour skipped in spring by the clock before the change', () => {
    expect(instantAt('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it('accepts the partial years that occur while a year is typed', () => {
    expect(venueTimeOf(instantAt('0002-03-01T18:00', 'UTC') ?? '', 'UTC')).toBe('0002-03-01T18:00');
    expect(instantAt('0202-03-01T18:00', 'Asia/Tokyo')).not.toBeNull();
  });

  it('is null for an invalid time', () => {
    expect(instantAt('2026-13-01T00:00', 'UTC')).toBeNull();
    expect(instantAt('', 'UTC')).toBeNull();
  });

  it('converts back to the typed time, except for hours touched by a clock change', () => {
    const zones = fc.constantFrom('Asia/Tokyo', 'Europe/Paris', 'America/Chicago', 'Australia/Adelaide');
    const noons = fc.integer({ min: 0, max: 60_000 }).map((day) => new Date(day * 86_400_000 + 43_200_000));
    fc.assert(
      fc.property(zones, noons, (zone, noon) => {
        const venueTime = `${noon.toISOString().slice(0, 10)}T12:05`;
        const instant = instantAt(venueTime, zone);
        expect(instant && venueTimeOf(instant, zone)).toBe(venueTime);
      }),
    );
  });
});
