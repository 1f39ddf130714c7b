import { expect, it } from 'vitest';
import {
  newOutboxFields,
  type OutboxFailure,
  type OutboxState,
} from '../../../platform/outbox/outboxItem.ts';
import { mailOutcome } from './mailOutcome.ts';

const PUBLISHED = '2027-01-01T10:00:00.000Z';
const SENT = '2027-01-01T10:00:05.000Z';
const DONE = { sentAt: SENT };
const { outbox: fresh } = newOutboxFields({ pk: 'p', sk: 's' }, 'scheduleMail', PUBLISHED);
const mail = (state: OutboxState['state'], failure: OutboxFailure | null = null) => ({
  sentAt: state === 'done' ? SENT : null,
  failure: null,
  outbox: { ...fresh, state, failure },
});
const earlier = (sentAt: string | null, failure: 'refused' | 'unknown' | 'noAddress' | null = null) => ({
  sentAt,
  failure,
});

it.each([
  ['a new mail is on its way', mail('waiting'), 'sending'],
  ['one that was not taken is tried again', mail('waiting', 'unavailable'), 'retrying'],
  ['and one without an answer', mail('waiting', 'noAnswer'), 'retrying'],
  ['one that was taken is sent', mail('done'), 'sent'],
  ['one whose every move was moved again was not due', mail('cancelled'), 'none'],
  ['one that is refused is not sent', mail('failed', 'refused'), 'unsent'],
  ['or has nowhere to go', mail('failed', 'noAddress'), 'noAddress'],
  ['after a day nobody tries any more', mail('givenUp', 'unavailable'), 'unsent'],
  ['and without an answer it may have left', mail('givenUp', 'noAnswer'), 'unsure'],
  ['before the outbox: sent', earlier(SENT), 'sent'],
  ['or perhaps', earlier(SENT, 'unknown'), 'unsure'],
  ['or without an address', earlier(SENT, 'noAddress'), 'noAddress'],
  ['or not yet taken in', earlier(null, 'refused'), 'retrying'],
  ['without one nothing was due', undefined, 'none'],
] as const)('%s', (_what, stored, outcome) => {
  expect(mailOutcome(stored, DONE)).toBe(outcome);
});

it('says nothing about a reader before the mails are made', () => {
  expect(mailOutcome(undefined, { sentAt: null, outbox: fresh })).toBe('preparing');
  expect(mailOutcome(undefined, { sentAt: null })).toBe('preparing');
  expect(mailOutcome(undefined, { sentAt: null, outbox: { ...fresh, state: 'givenUp' } })).toBe('none');
  expect(mailOutcome(undefined, null)).toBe('none');
});
