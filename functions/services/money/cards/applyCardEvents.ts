import { createHash } from 'node:crypto';
import { ulid } from 'ulidx';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import {
  cardState,
  reportedDisputes,
  type CardEvent,
} from '../../../../shared/domain/money/cards/cardEvents.ts';
import {
  missingRecords,
  type CardRecord,
  type LedgerRecord,
} from '../../../../shared/domain/money/cards/missingRecords.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { retry } from '../../../platform/retry.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findAttempt, storeOutcome } from '../../../store/money/cards/attemptRepository.ts';
import { cardEventsOf, forgetKeptEvent, nameIntent } from '../../../store/money/cards/eventRepository.ts';
import type { StoredAttempt } from '../../../store/money/cards/storedCards.ts';
import {
  addRefundWrite,
  findPayment,
  paymentsOf,
  type StoredPayment,
} from '../../../store/money/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
import { savePayment } from '../payments/savePayment.ts';

/** What an event said besides what it told. */
interface Learned {
  readonly sessionId: string | null;
  readonly intent: string | null;
  readonly method: string | null;
}

const NOTHING_LEARNED: Learned = { sessionId: null, intent: null, method: null };

/** More rounds than a payment has kinds of records: each writes what the one before made possible. */
const MOST_ROUNDS = 6;

/**
 * Brings the ledger to what the provider has told of a payment (decision 0341). Whatever comes again, or at the same time, is
 * written once: a record's id is made of what it is about, and an entry changes over the version that was read.
 */
export async function applyCardEvents(
  attemptId: string,
  now: Date,
  learned: Learned = NOTHING_LEARNED,
): Promise<void> {
  const attempt = await findAttempt(attemptId);
  if (!attempt) return;
  const intent = attempt.intent ?? learned.intent;
  if (intent !== null) await nameIntent(intent, attemptId);
  const events = await eventsOf(attemptId, intent);
  const { timeZone } = await getCompetition(attempt.competitionId);
  let excess = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const missing = missingRecords(attempt, events, await ledgerOf(attempt));
    excess = missing.excess;
    if (missing.records.length === 0) break;
    for (const record of missing.records) await writeRecord(attempt, intent, record, { timeZone, now });
  }
  await storeOutcome(attemptId, {
    state: cardState(events),
    events: events.length,
    intent,
    method: attempt.method ?? learned.method,
    sessionId: attempt.sessionId ?? learned.sessionId,
    disputes: reportedDisputes(events).map(({ disputeId: id, amount, status, answerBy }) => ({
      id,
      amount,
      status,
      answerBy,
    })),
    excess,
  });
}

/** Events of the money may have come before the payment was known to be ours. */
async function eventsOf(attemptId: string, intent: string | null): Promise<CardEvent[]> {
  const own = await cardEventsOf({ attemptId });
  if (intent === null) return own;
  const ofMoney = await cardEventsOf({ intent });
  await Promise.all(ofMoney.map(({ id }) => forgetKeptEvent(id)));
  return [...own, ...ofMoney];
}

/** The records of this attempt among those of its entries, in the order in which they were written. */
async function ledgerOf({ id, parts }: StoredAttempt): Promise<LedgerRecord[]> {
  const payments = await Promise.all(parts.map(({ entryId }) => paymentsOf(entryId)));
  return payments
    .flat()
    .flatMap(({ card, ...record }) => (card?.attemptId === id ? [{ ...record, key: card.key }] : []));
}

interface Written {
  readonly timeZone: string;
  readonly now: Date;
}

async function writeRecord(
  attempt: StoredAttempt,
  intent: string | null,
  record: CardRecord,
  { timeZone, now }: Written,
): Promise<void> {
  const id = recordId(attempt, record);
  const { entryId, amount, refundOf, why } = record;
  const isRefund = refundOf !== null;
  const entry = await retry(async () => {
    const before = await getEntryOfCompetition(attempt.competitionId, entryId);
    if (await findPayment(entryId, id)) return null;
    const payment = isRefund ? await findPayment(entryId, refundOf) : null;
    const written: StoredPayment = {
      type: 'payment',
      id,
      kind: isRefund ? 'refund' : 'payment',
      entryId,
      competitionId: attempt.competitionId,
      method: 'card',
      amount,
      currency: attempt.currency,
      receivedOn: dayIn(new Date(record.at), timeZone),
      // The receipt shows it: a family recognises whom its bank names.
      reference: [attempt.payee, record.about ?? intent].filter(Boolean).join(' · ').slice(0, 100),
      note: why === 'paid' ? null : NOTES[why],
      takenBy: attempt.startedBy,
      recordedAt: now.toISOString(),
      refundOf,
      paidBy: isRefund ? 'card' : null,
      refunded: 0,
      bankRowId: null,
      card: { attemptId: attempt.id, key: record.key },
    };
    const writes = payment ? [addRefundWrite(payment, amount)] : [];
    // A refund that comes back, and a dispute, are the organiser's to speak of.
    const isTold = why === 'paid' || why === 'refunded';
    const by = why === 'paid' ? {} : ({ by: null } as const);
    return savePayment(before, written, { writes, reason: written.note, now, isTold, ...by });
  }, RETRY);
  if (entry) await issueTheReceipt(entry, attempt, now);
}

const issueTheReceipt = (entry: StoredEntry, { startedBy }: StoredAttempt, now: Date) =>
  tryIssueReceipt(entry, { by: startedBy, now });

const NOTES = {
  refunded: 'Refunded at the card service',
  refundFailed: 'The refund failed and came back',
  disputeLost: 'The bank took it back: the dispute was lost',
} as const;

/** Payments have the id that was drawn when they were started; others one made of what they are about. */
function recordId({ id, parts }: StoredAttempt, { key, why, entryId, at }: CardRecord): string {
  const part = parts.find((one) => one.entryId === entryId);
  if (why === 'paid' && part) return part.paymentId;
  // The provider counts in whole seconds: it stands after what was recorded here within that one.
  const time = ulid(Date.parse(at) + 999).slice(0, TIME_LETTERS);
  const hash = createHash('sha256').update(`${id} ${key}`).digest();
  return time + [...hash.subarray(0, RANDOM_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Of a ULID, by which payments are sorted. */
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 16;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const RETRY = {
  attempts: 6,
  isRetryable: (error: unknown) => error instanceof ApiError && error.code === 'VersionConflict',
};
