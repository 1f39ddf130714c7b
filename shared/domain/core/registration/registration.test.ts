import { describe, expect, it } from 'vitest';
import { closesToday, registrationState } from './registration.ts';

const facts = {
  state: 'published',
  openFrom: '2026-11-01T00:00:00.000Z',
  openUntil: '2026-12-01T12:00:00.000Z',
  timeZone: 'Asia/Hong_Kong',
} as const;
const at = (instant: string) => registrationState(facts, new Date(instant));

describe('registrationState', () => {
  it('opens at openFrom and is open only while openUntil is later than now', () => {
    expect(at('2026-10-31T23:59:59.999Z')).toBe('opensLater');
    expect(at('2026-11-01T00:00:00.000Z')).toBe('open');
    expect(at('2026-12-01T11:59:59.999Z')).toBe('open');
    expect(at('2026-12-01T12:00:00.000Z')).toBe('closed');
  });

  it('works without openFrom', () => {
    expect(registrationState({ ...facts, openFrom: null }, new Date('2020-01-01'))).toBe('open');
  });

  it('is archived whatever the dates are', () => {
    expect(registrationState({ ...facts, state: 'archived' }, new Date('2026-11-15'))).toBe('archived');
  });
});

describe('closesToday', () => {
  it('counts the day at the venue, not in UTC', () => {
    expect(closesToday(facts, new Date('2026-11-30T15:59:00Z'))).toBe(false);
    expect(closesToday(facts, new Date('2026-11-30T16:01:00Z'))).toBe(true);
    expect(closesToday(facts, new Date('2026-12-01T12:00:01Z'))).toBe(false);
  });
});
