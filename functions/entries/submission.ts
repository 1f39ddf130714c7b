import { wrongField } from '../http/apiError.ts';
import { idempotencyKey } from '../table/keys.ts';
import { noticeSteps } from '../notices/noticeSteps.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';
import { counterStep } from './counterStep.ts';
import {
  enteredAlready,
  enteredItems,
  entryItem,
  iceTaken,
  placesTaken,
  submittedRecord,
} from './entryItems.ts';
import type { Limits } from './limits.ts';
import type { StoredEntry } from './storedEntry.ts';
import { takeTotal } from './totalPlaces.ts';

/** The repeat of a submit was stored by a call that ran at the same time. */
export class RepeatedSubmit extends Error {}

export interface Idempotency {
  readonly key: string;
  /** Of the body, so that a key used for another request is refused. */
  readonly requestHash: string;
}

/** A week: longer than any phone keeps a form open to try again. */
const IDEMPOTENCY_SECONDS = 7 * 24 * 60 * 60;

const NEW = 'attribute_not_exists(pk)';

const put = (Item: Record<string, unknown>, refusal?: () => Error): Step => ({
  write: { Put: { TableName: tableName(), Item, ConditionExpression: NEW } },
  ...(refusal && { refusal }),
});

/**
 * The one transaction of a submit: the repeat's guard, the entry, its history, its mails, one record and one
 * place for each event, the ice of formats and what the competition takes in all where these are
 * limited. At most 6 + 3 × events writes, whatever the size of the competition.
 * @throws {ApiError} ValidationFailed (event, MustAvailable) for an entry longer than a format's ice
 */
export function submission(entry: StoredEntry, limits: Limits, idempotency: Idempotency | null): Step[] {
  return [
    ...(idempotency ? [put(idempotencyItem(entry, idempotency), () => new RepeatedSubmit())] : []),
    put(entryItem(entry)),
    put(submittedRecord(entry)),
    ...noticeSteps({ entry, notice: { what: 'submitted' } }, new Date(entry.submittedAt)),
    ...enteredItems(entry).map((item) => put(item, () => enteredAlready(item))),
    ...takeTotal(entry, limits.caps),
    ...takePlaces(entry, limits),
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

function takePlaces(entry: StoredEntry, limits: Limits): Step[] {
  const refusal = () => wrongField('event', 'MustAvailable');
  return [
    ...placesTaken(entry).map(({ key, eventId, add }) => {
      const capacity = limits.places.get(eventId) ?? null;
      return counterStep({
        ...{ key, add, refusal },
        most: capacity === null ? null : { counter: 'taken', value: capacity - 1 },
      });
    }),
    ...iceTaken(entry).map(({ key, formatId, add }) => {
      const value = (limits.iceSeconds.get(formatId) ?? 0) - add.usedSeconds;
      if (value < 0) throw refusal();
      return counterStep({ key, add, refusal, most: { counter: 'usedSeconds', value } });
    }),
  ];
}
