import { expect, it } from 'vitest';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { countIssues, needsAttention } from './entryIssues.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const competition = { endDate: '2026-12-20', timeZone: 'UTC' } as Entry['competition'];
const skater = { isi: '100001', expDate: '2027-12-31' } as NonNullable<Entry['skater']>;
const couple = {
  kind: 'dance',
  state: 'confirmed',
  competition,
  skater,
  partner: { ...skater, state: 'confirmed' },
  events: [{ state: 'confirmed' }],
  checks: [
    { rule: 'level', outcome: 'warn' },
    { rule: 'level', outcome: 'warn' },
  ],
} as unknown as Entry;

it('counts a rule once, also where both of a couple should check it', () => {
  expect(countIssues(couple, NOW)).toBe(1);
});

it('tells of an entry that only waits for a place, as Home lists it', () => {
  const waiting = { ...couple, checks: [], events: [{ state: 'waiting' }] } as unknown as Entry;
  expect([countIssues(waiting, NOW), needsAttention(waiting, NOW)]).toEqual([0, true]);
  const over = new Date('2026-12-22T12:00:00Z');
  expect(needsAttention(waiting, over)).toBe(false);
});
