import * as z from 'zod/mini';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  checkWrite,
  createWrite,
  isWritten,
  putItem,
  putWrite,
  updateItem,
} from '../../../platform/table/writes.ts';
import { entryKey } from '../../keys.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import {
  cardAttemptKey,
  cardLockKey,
  cardRefundKey,
  cardSettingsKey,
  cardsIndex,
  cardsIndexKey,
} from './keys.ts';
import { storedAttempt, type StoredAttempt, type StoredCardRefund } from './storedCards.ts';

export function cardAttemptItem(attempt: StoredAttempt) {
  return {
    ...cardAttemptKey(attempt.id),
    ...cardsIndexKey(attempt.competitionId, attempt.startedAt, attempt.id),
    ...attempt,
  };
}

export async function findAttempt(attemptId: string): Promise<StoredAttempt | null> {
  const item = await getItem(cardAttemptKey(attemptId));
  return item ? storedAttempt.parse(item) : null;
}

/** The payment that a family started last in a competition; null for none. */
export async function lastAttemptOf(competitionId: string, accountId: string): Promise<StoredAttempt | null> {
  const lock = await getItem(cardLockKey(competitionId, accountId));
  return lock ? findAttempt(String(lock['attemptId'])) : null;
}

/** Another window started a payment, or an entry has changed: what was read no longer holds. */
export class AttemptConflict extends Error {}

/**
 * Stores a payment that is about to start, in place of the family's last one that was read, and only while each entry is
 * as its amount was read.
 */
export async function storeAttempt(
  attempt: StoredAttempt,
  entries: readonly StoredEntry[],
  last: StoredAttempt | null,
): Promise<void> {
  const { id, competitionId, accountId } = attempt;
  const onConflict = () => new AttemptConflict();
  const lock = { ...cardLockKey(competitionId, accountId), type: 'cardLock', attemptId: id };
  await transact([
    createWrite(cardAttemptItem(attempt)),
    last === null
      ? createWrite(lock, onConflict)
      : putWrite(lock, { condition: 'attemptId = :last', values: { ':last': last.id }, onConflict }),
    ...entries.map((entry) =>
      checkWrite(entryKey(entry.accountId, entry.kind, entry.id), {
        condition: '#version = :read',
        names: { '#version': 'version' },
        values: { ':read': entry.version },
        onConflict,
      }),
    ),
  ]);
}

/**
 * Remembers the provider's page; the same attempt always has the same.
 * @returns false where another window has closed the attempt: the page must not be paid on
 */
export async function storeCardSession(
  attemptId: string,
  { sessionId, address }: { readonly sessionId: string; readonly address: string },
): Promise<boolean> {
  const update = updateItem(cardAttemptKey(attemptId), {
    update: 'SET sessionId = :session, address = :address',
    condition: '#state = :open',
    names: { '#state': 'state' },
    values: { ':session': sessionId, ':address': address, ':open': 'open' },
  });
  return isWritten(update);
}

export type CardOutcome = Pick<
  StoredAttempt,
  'state' | 'events' | 'intent' | 'method' | 'disputes' | 'excess' | 'sessionId'
>;

/** Stores what is known by so many events; who knows fewer changes nothing. */
export async function storeOutcome(attemptId: string, outcome: CardOutcome): Promise<void> {
  const { state, events, intent, method, disputes, excess, sessionId } = outcome;
  const update = updateItem(cardAttemptKey(attemptId), {
    update:
      'SET #state = :state, events = :events, intent = :intent, #method = :method, disputes = :disputes, excess = :excess' +
      // Its page may have been stored since the attempt was read.
      (sessionId === null ? '' : ', sessionId = :session'),
    condition: 'events <= :events',
    names: { '#state': 'state', '#method': 'method' },
    values: {
      ':state': state,
      ':events': events,
      ':intent': intent,
      ':method': method,
      ':disputes': disputes,
      ':excess': excess,
      ...(sessionId !== null && { ':session': sessionId }),
    },
  });
  await isWritten(update);
}

/** Remembers a comparison with the provider, and its fee. */
export async function storeComparison(
  attemptId: string,
  fee: StoredAttempt['fee'],
  now: Date,
): Promise<void> {
  await updateItem(cardAttemptKey(attemptId), {
    update: 'SET comparedAt = :now, fee = :fee',
    values: { ':now': now.toISOString(), ':fee': fee },
  });
}

const PAGE_SIZE = 250;

/** A page of a competition's payments by card, the latest first. */
export async function attemptsOfCompetition(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :cards',
      ExpressionAttributeValues: { ':cards': cardsIndex(competitionId) },
      ScanIndexForward: false,
      Limit: PAGE_SIZE,
    },
    cursor,
  );
  return { attempts: page.items.map((item) => storedAttempt.parse(item)), nextCursor: page.nextCursor };
}

/** The outbox's kind of refunds that the provider is to be asked for. */
export const CARD_REFUND = 'cardRefund';

/** Joins the transaction of the refund's record. */
export function cardRefundWrite(refund: Omit<StoredCardRefund, 'type' | 'outbox'>, now: Date): TransactItem {
  const key = cardRefundKey(refund.attemptId, refund.id);
  const { competitionId } = refund;
  return createWrite({
    ...key,
    ...newOutboxFields({ ...key, competitionId }, CARD_REFUND, now.toISOString()),
    type: 'cardRefund',
    ...refund,
  });
}

const settings = z.object({ account: z.nullable(z.string()) });

/** The account that a competition chose: null for none, undefined where it chose nothing. */
export async function chosenCardAccount(competitionId: string): Promise<string | null | undefined> {
  const item = await getItem(cardSettingsKey(competitionId));
  return item ? settings.parse(item).account : undefined;
}

/** @param account null for none; undefined leaves the choice to the federation */
export async function storeCardAccount(competitionId: string, account: string | null): Promise<void> {
  await putItem({ ...cardSettingsKey(competitionId), type: 'cardSettings', account });
}
