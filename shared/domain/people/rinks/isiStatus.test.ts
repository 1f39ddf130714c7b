import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isiStatus } from './isiStatus.ts';

const NOON = new Date('2026-11-01T12:00:00Z');
const entered = (expDate: string | null, timeZone = 'UTC', now = NOON, isi: string | null = 'A12') =>
  isiStatus({ isi, expDate, timeZone }, now);

describe('isiStatus', () => {
  it.each([
    ['2026-10-31', 'expired'],
    ['2026-11-01', 'expiring'],
    ['2026-12-01', 'expiring'],
    ['2026-12-02', 'valid'],
  ])('with the last day %s is %s on 1 November', (expDate, expected) => {
    expect(entered(expDate)).toBe(expected);
  });

  it('goes by the day at the rink', () => {
    const evening = new Date('2026-11-01T20:00:00Z');
    expect(entered('2026-11-01', 'Asia/Tokyo', evening)).toBe('expired');
    expect(entered('2026-11-01', 'America/Chicago', evening)).toBe('expiring');
  });

  it('is none without a number or an expiry', () => {
    expect(entered(null)).toBe('none');
    expect(entered('2027-01-01', 'UTC', NOON, null)).toBe('none');
  });

  it('never improves as days pass', () => {
    const order = ['valid', 'expiring', 'expired'];
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(days, fc.nat(400), (start, later) => {
        const at = (day: number) => new Date(NOON.getTime() + day * 86_400_000);
        const before = order.indexOf(entered('2026-11-20', 'Asia/Hong_Kong', at(start)));
        const after = order.indexOf(entered('2026-11-20', 'Asia/Hong_Kong', at(start + later)));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
