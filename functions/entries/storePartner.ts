import { ulid } from 'ulidx';
import { ApiError } from '../http/apiError.ts';
import type { Notice } from '../notices/notice.ts';
import { noticeSteps } from '../notices/noticeSteps.ts';
import { historyKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import { transact, type Step } from '../table/transaction.ts';
import { enteredAlready, enteredItems, entryItem } from './entryItems.ts';
import { coupleName } from './newPartner.ts';
import type { Couple } from './partnerLinks.ts';
import type { DanceEntry, StoredPartner } from './storedEntry.ts';

interface PartnerStored {
  readonly what:
    'partnerChanged' | 'partnerInvited' | 'partnerConfirmed' | 'partnerDeclined' | 'partnerCorrected';
  /** The account's id; null for the partner, who has only a link. */
  readonly by: string | null;
  readonly now: Date;
  readonly notice: Notice | null;
}

/**
 * Stores what has changed of a couple's partner, in an entry that has the version read: the entry, its
 * history, who is in each of its events, and whom to tell. Places and prices are of events, and stay.
 * @throws {ApiError} VersionConflict; ValidationFailed (partner, AlreadyExist) where the partner is in
 * one of the events by another entry
 */
export async function storePartner(
  before: DanceEntry,
  partner: StoredPartner,
  { what, by, now, notice }: PartnerStored,
): Promise<Couple> {
  const name = coupleName(before.skater, partner);
  const after: Couple = { ...before, name, partner, version: before.version + 1 };
  await transact([
    replaceStep(before, after),
    recordStep(before, after, what, by, now),
    ...enteredSteps(before, after),
    ...(notice ? noticeSteps({ entry: after, notice }, now) : []),
  ]);
  return after;
}

function replaceStep(before: DanceEntry, after: Couple): Step {
  return {
    write: {
      Put: {
        TableName: tableName(),
        Item: entryItem(after),
        ConditionExpression: '#version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': before.version },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}

function recordStep(before: DanceEntry, after: Couple, what: string, by: string | null, now: Date): Step {
  const Item = {
    ...historyKey(before.id, ulid(now.getTime())),
    type: 'history',
    what,
    at: now.toISOString(),
    by,
    accountId: before.accountId,
    competitionId: before.competitionId,
    from: { partner: before.partner },
    to: { partner: after.partner },
  };
  return { write: { Put: { TableName: tableName(), Item } } };
}

/** Who was in the events and no longer is, and who comes into them. */
function enteredSteps(before: DanceEntry, after: Couple): Step[] {
  const [old, fresh] = [enteredItems(before), enteredItems(after)];
  const among = (items: typeof old, { pk, sk }: (typeof old)[number]) =>
    items.some((item) => item.pk === pk && item.sk === sk);
  return [
    ...old.filter((item) => !among(fresh, item)).map(({ pk, sk }) => remove(pk, sk, before.id)),
    ...fresh
      .filter((item) => !among(old, item))
      .map((Item) => ({
        write: {
          Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' },
        },
        refusal: () => enteredAlready(Item),
      })),
  ];
}

/** Records of couples that were stored before there was one for each of the two are not there. */
function remove(pk: string, sk: string, entryId: string): Step {
  return {
    write: {
      Delete: {
        TableName: tableName(),
        Key: { pk, sk },
        ConditionExpression: 'attribute_not_exists(pk) OR entryId = :entry',
        ExpressionAttributeValues: { ':entry': entryId },
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  };
}
