import { expect, it } from 'vitest';
import { payBy } from './amountToPay.ts';

const HONG_KONG = { openUntil: '2026-12-06T15:59:00Z', timeZone: 'Asia/Hong_Kong' };

it('is the day on which entries close, by the clock of the venue', () => {
  expect(payBy(HONG_KONG, new Date('2026-11-22T12:00:00Z'))).toBe('2026-12-06');
  const denver = { openUntil: '2026-12-07T06:59:00Z', timeZone: 'America/Denver' };
  expect(payBy(denver, new Date('2026-12-07T06:58:59Z'))).toBe('2026-12-06');
});

it('is at once when entries have closed', () => {
  expect(payBy(HONG_KONG, new Date('2026-12-06T15:59:00Z'))).toBeNull();
});
