import { changeEntry, withLatest } from '../entries/save/changeEntry.ts';
import { entryOfCompetition } from '../../store/entries/foundEntry.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { noticeSteps, type News } from '../../store/notifications/noticeSteps.ts';
import { issueQuietly } from '../documents/issue.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';
import { paymentItem, type StoredPayment } from '../../store/payments/storedPayment.ts';

interface Recording {
  readonly competitionId: string;
  readonly entryId: string;
  /** The account that records it. */
  readonly by: string;
  readonly now: Date;
  readonly reason?: string | null;
}

/** A record of money, and what else its transaction writes. */
export interface Recorded {
  readonly payment: StoredPayment;
  readonly steps: readonly Step[];
}

/**
 * Writes a payment or a refund in one transaction with the entry that it changes, its history, its
 * counters and the mail about it, and issues the entry's receipt anew. What a person saw of the entry does not matter: money that came has
 * come, so a version that has passed is read again.
 * @param recordOf what is recorded, made of the entry as it is now; what it throws is thrown
 * @returns the news to send, the entry as it is after it
 * @throws {ApiError} NotFound for an entry of another competition; Busy where it changes all the time
 */
export async function recordMoney(
  { competitionId, entryId, by, now, reason }: Recording,
  recordOf: (entry: StoredEntry) => Promise<Recorded> | Recorded,
): Promise<News> {
  const news = await withLatest(async () => {
    const before = await entryOfCompetition(competitionId, entryId);
    const { payment, steps } = await recordOf(before);
    const { id, amount, method, receivedOn } = payment;
    const notice = { what: payment.kind, money: { id, amount, method, receivedOn } };
    const entry = await changeEntry(before, withMoney(before, payment), {
      what: method === 'correction' ? 'paymentTakenBack' : payment.kind,
      by,
      reason: reason ?? undefined,
      now,
      extra: (changed) => [putNew(payment), ...steps, ...noticeSteps({ entry: changed, notice }, now)],
    });
    return { entry, notice };
  });
  await issueQuietly({ read: () => entryOfCompetition(competitionId, entryId), by, now });
  return news;
}

/** What an entry's sums become; a correction takes back what was never paid, so it gives nothing back. */
function withMoney<Entry extends StoredEntry>(
  entry: Entry,
  { kind, method, amount }: Pick<StoredPayment, 'kind' | 'method' | 'amount'>,
): Entry {
  if (kind === 'payment') return { ...entry, paid: entry.paid + amount };
  const given = method === 'correction' ? 0 : amount;
  return { ...entry, paid: entry.paid - amount, refunded: entry.refunded + given };
}

function putNew(payment: StoredPayment): Step {
  const Item = paymentItem(payment);
  return {
    write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  };
}
