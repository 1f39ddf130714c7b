import { idempotencyKey } from '../../../store/keys.ts';
import { notificationWrites } from '../../../store/notifications/notificationWrites.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import {
  alreadyEntered,
  enteredItems,
  entryItem,
  submittedRecord,
  waitlistItems,
} from '../../../store/entries/items.ts';
import { numberWrites } from '../../../store/entries/memberNumbers.ts';
import { rosterWrites } from '../../../store/entries/rosters.ts';
import type { Limits } from '../../../../shared/domain/capacity/limits.ts';
import { capacityWrites } from '../capacity/capacityWrites.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** The repeat of a submit was stored by a call that ran at the same time. */
export class RepeatedSubmitError extends Error {}

export interface Idempotency {
  readonly key: string;
  /** Of the body, so that a key used for another request is refused. */
  readonly requestHash: string;
}

/** A week: longer than any phone keeps a form open to try again. */
const IDEMPOTENCY_SECONDS = 7 * 24 * 60 * 60;

const NEW = 'attribute_not_exists(pk)';

const createWrite = (Item: Record<string, unknown>, refusal?: () => Error): TransactItem => ({
  write: { Put: { TableName: tableName(), Item, ConditionExpression: NEW } },
  ...(refusal && { refusal }),
});

/**
 * The one transaction of a submit: the repeat's guard, the entry, its history, its mails, one record and one
 * place for each event, the ice of formats and what the competition takes in all where these are
 * limited, and who skates under which membership number. At most 8 + 3 × events writes of a skater or a
 * couple, whatever the size of the competition; a team's roster is 48 more at most.
 */
export function submissionWrites(
  entry: StoredEntry,
  limits: Limits,
  idempotency: Idempotency | null,
): TransactItem[] {
  return [
    ...(idempotency
      ? [createWrite(idempotencyItem(entry, idempotency), () => new RepeatedSubmitError())]
      : []),
    createWrite(entryItem(entry)),
    createWrite(submittedRecord(entry)),
    ...notificationWrites({ entry, notice: { what: 'submitted' } }, new Date(entry.submittedAt)),
    ...enteredItems(entry).map((item) => createWrite(item, () => alreadyEntered(item))),
    ...rosterWrites(null, entry),
    ...numberWrites(null, entry),
    ...capacityWrites(null, entry, limits),
    ...waitlistItems(entry).map((item) => createWrite(item)),
  ];
}

function idempotencyItem(entry: StoredEntry, { key, requestHash }: Idempotency) {
  return {
    ...idempotencyKey(entry.accountId, key),
    type: 'idempotency',
    entryId: entry.id,
    requestHash,
    expiresAt: Math.floor(Date.parse(entry.submittedAt) / 1000) + IDEMPOTENCY_SECONDS,
  };
}
