import { expect, it } from 'vitest';
import { mailOutcome } from './mailOutcome.ts';

const PUBLISHED = '2027-01-01T10:00:00.000Z';
const DONE = { at: PUBLISHED, sentAt: '2027-01-01T10:00:05.000Z' };
const mail = (sentAt: string | null, failure: 'refused' | 'unknown' | 'noAddress' | null = null) => ({
  at: PUBLISHED,
  sentAt,
  failure,
});

it.each([
  ['a mail that nobody has sent after three minutes is still tried', mail(null), '10:03', 'sending'],
  ['and after 23 hours', mail(null), '09:00', 'sending'],
  ['one that was refused is tried again', mail(null, 'refused'), '10:03', 'retrying'],
  ['one that was claimed is sent', mail(PUBLISHED), '10:03', 'sent'],
  ['or may be', mail(PUBLISHED, 'unknown'), '10:03', 'unsure'],
  ['or has nowhere to go', mail(PUBLISHED, 'noAddress'), '10:03', 'noAddress'],
  ['without one nothing was due', undefined, '10:03', 'none'],
] as const)('%s', (_what, stored, clock, outcome) => {
  const day = clock === '09:00' ? '2027-01-02' : '2027-01-01';
  expect(mailOutcome(stored, DONE, new Date(`${day}T${clock}:00.000Z`))).toBe(outcome);
});

it('says nothing about a reader before the mails are made, and gives both up after a day', () => {
  const work = { at: PUBLISHED, sentAt: null };
  expect(mailOutcome(undefined, work, new Date('2027-01-01T10:00:01.000Z'))).toBe('preparing');
  expect(mailOutcome(undefined, null, new Date('2027-01-01T10:00:01.000Z'))).toBe('none');
  const later = new Date('2027-01-02T10:00:00.000Z');
  expect(mailOutcome(mail(null), DONE, later)).toBe('unsent');
  expect(mailOutcome(mail(null, 'refused'), DONE, later)).toBe('unsent');
  expect(mailOutcome(undefined, work, later)).toBe('none');
});
