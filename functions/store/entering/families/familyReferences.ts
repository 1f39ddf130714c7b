import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { paymentReference } from '../../../../shared/domain/entering/entries/paymentReference.ts';
import { retry } from '../../../platform/retry.ts';
import { getItem, getItems, queryUpTo, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, updateWrite } from '../../../platform/table/writes.ts';
import {
  FAMILY_REFERENCE_PREFIX,
  familiesPartition,
  familyReferenceKey,
  familyReservationKey,
} from './keys.ts';

/** A family's payment reference in a competition. It holds nothing about a person but the account's id. */
const storedReference = z.object({
  accountId: z.string(),
  reference: z.string(),
  /** References of placeholders whose entries the account took over while it had one of its own. */
  earlier: z.optional(z.array(z.string())),
});

/** References that a family may quote: the reference that it is shown, and others that it was given on paper or by mail. */
export interface FamilyReferences {
  readonly reference: string;
  readonly earlier: readonly string[];
}

/** The family has a reference already, or the drawn one belongs to another family. */
class ReferenceConflict extends Error {}

/**
 * The payment reference of a family in a competition, drawn when it is first needed and never changed. The
 * reference and its reservation are one transaction, so two calls at once return the same one and no two
 * families of a competition share one.
 */
export async function familyReferenceOf(competitionId: string, accountId: string): Promise<string> {
  const key = familyReferenceKey(competitionId, accountId);
  const findOrDraw = async () => {
    const found = await getItem(key);
    if (found) return storedReference.parse(found).reference;
    const reference = paymentReference(ulid());
    const record = { type: 'familyReference', competitionId, reference };
    const onConflict = () => new ReferenceConflict();
    await transact([
      createWrite({ ...key, ...record, accountId }, onConflict),
      createWrite({ ...familyReservationKey(competitionId, reference), ...record }, onConflict),
    ]);
    return reference;
  };
  return retry(findOrDraw, { attempts: 6, isRetryable: (error) => error instanceof ReferenceConflict });
}

/** So many references are read at once where a page of entries may have fewer: most families have none yet. */
const FEW_PAGE = 100;

/** The references drawn so far, by account id. */
export async function familyReferencesOf(
  competitionId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, FamilyReferences>> {
  const few = accountIds.length > 1 ? await fewReferences(competitionId) : null;
  const items = few ?? (await getItems(accountIds.map((id) => familyReferenceKey(competitionId, id))));
  const references = items.map((item) => storedReference.parse(item));
  return new Map(
    references.map(({ accountId, reference, earlier = [] }) => [accountId, { reference, earlier }]),
  );
}

/**
 * Gives what one family may quote to another: to the account that took a placeholder's entries over. It
 * becomes the account's reference, or stands behind the one that the account has. The first family loses it: a
 * reference of two families would pay either's entries. A repeat changes nothing.
 */
export async function inheritFamilyReference(competitionId: string, from: string, to: string): Promise<void> {
  const inherit = async () => {
    const [left, own] = await Promise.all([
      findReferences(competitionId, from),
      findReferences(competitionId, to),
    ]);
    if (!left) return;
    const inherited = [left.reference, ...left.earlier];
    const known = own ? [own.reference, ...own.earlier] : [];
    const added = inherited.filter((one) => !known.includes(one));
    await transact([
      deleteWrite(familyReferenceKey(competitionId, from), {
        condition: hasEarlier(left),
        values: { ':count': left.earlier.length },
        onConflict: () => new ReferenceConflict(),
      }),
      ...(added.length === 0 ? [] : [inheritedWrite(competitionId, to, own, added)]),
    ]);
  };
  await retry(inherit, { attempts: 6, isRetryable: (error) => error instanceof ReferenceConflict });
}

async function findReferences(competitionId: string, accountId: string): Promise<FamilyReferences | null> {
  const found = await getItem(familyReferenceKey(competitionId, accountId));
  if (!found) return null;
  const { reference, earlier = [] } = storedReference.parse(found);
  return { reference, earlier };
}

/** The condition that a record has as many earlier references as were read, `:count`. */
const hasEarlier = ({ earlier }: FamilyReferences): string =>
  earlier.length === 0
    ? 'attribute_exists(pk) AND (attribute_not_exists(earlier) OR size(earlier) = :count)'
    : 'size(earlier) = :count';

function inheritedWrite(
  competitionId: string,
  accountId: string,
  own: FamilyReferences | null,
  added: readonly string[],
): TransactItem {
  const key = familyReferenceKey(competitionId, accountId);
  const onConflict = () => new ReferenceConflict();
  const [reference, ...earlier] = added;
  if (!own)
    return createWrite(
      { ...key, type: 'familyReference', competitionId, accountId, reference, earlier },
      onConflict,
    );
  return updateWrite(key, {
    update: 'SET earlier = :earlier',
    condition: hasEarlier(own),
    values: { ':earlier': [...own.earlier, ...added], ':count': own.earlier.length },
    onConflict,
  });
}

/** All references of a competition that has few; null where it has more. */
async function fewReferences(competitionId: string): Promise<Item[] | null> {
  const found = await queryUpTo(
    {
      KeyConditionExpression: 'pk = :families AND begins_with(sk, :account)',
      ExpressionAttributeValues: {
        ':families': familiesPartition(competitionId),
        ':account': FAMILY_REFERENCE_PREFIX,
      },
    },
    FEW_PAGE,
  );
  return found.length < FEW_PAGE ? found : null;
}
