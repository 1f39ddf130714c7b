import { expect, it } from 'vitest';
import { competitionPhase } from './competitionPhase.ts';

const cup = {
  state: 'published',
  openFrom: '2026-11-01T09:00:00Z',
  openUntil: '2026-12-01T23:00:00Z',
  startDate: '2027-01-09',
  endDate: '2027-01-10',
  timeZone: 'Asia/Hong_Kong',
} as const;
const phaseAt = (now: string, over = {}) => competitionPhase({ ...cup, ...over }, new Date(now));

it('goes from before the entries to the end by the venue’s clock', () => {
  expect(phaseAt('2026-10-31T00:00:00Z')).toBe('before');
  expect(phaseAt('2026-11-02T00:00:00Z')).toBe('entries');
  expect(phaseAt('2026-12-02T00:00:00Z')).toBe('closed');
  expect(phaseAt('2026-12-02T00:00:00Z', { hasSchedule: true })).toBe('scheduled');
  expect(phaseAt('2027-01-08T15:59:00Z', { hasSchedule: true })).toBe('scheduled');
  expect(phaseAt('2027-01-08T16:00:00Z', { hasSchedule: true })).toBe('live');
  expect(phaseAt('2027-01-10T15:59:00Z', { hasSchedule: true })).toBe('live');
  expect(phaseAt('2027-01-10T16:00:00Z', { hasSchedule: true })).toBe('over');
});

it('is live without entries closed, and never without a schedule', () => {
  expect(phaseAt('2027-01-09T03:00:00Z', { hasSchedule: true, openUntil: '2027-01-09T10:00:00Z' })).toBe(
    'live',
  );
  expect(phaseAt('2027-01-09T03:00:00Z')).toBe('closed');
});

it('is over once it is archived, and closed as long as a draft has no dates', () => {
  expect(phaseAt('2026-11-02T00:00:00Z', { state: 'archived' })).toBe('over');
  expect(phaseAt('2026-11-02T00:00:00Z', { openUntil: null, startDate: null, endDate: null })).toBe('closed');
});
