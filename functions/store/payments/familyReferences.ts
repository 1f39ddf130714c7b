import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { paymentReference } from '../../../shared/domain/entries/paymentReference.ts';
import { retry } from '../../platform/retry.ts';
import { getItem, getItems } from '../../platform/table/read.ts';
import { transact } from '../../platform/table/transaction.ts';
import { createWrite } from '../../platform/table/writes.ts';
import { familyReferenceKey, familyReservationKey } from '../keys.ts';

/** A family's payment reference in a competition. It holds nothing about a person but the account's id. */
const storedReference = z.object({ accountId: z.string(), reference: z.string() });

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
    const record = { type: 'familyReference', competitionId, accountId, reference };
    await transact([
      createWrite({ ...key, ...record }, () => new ReferenceConflict()),
      createWrite(
        { ...familyReservationKey(competitionId, reference), ...record },
        () => new ReferenceConflict(),
      ),
    ]);
    return reference;
  };
  return retry(findOrDraw, { attempts: 6, isRetryable: (error) => error instanceof ReferenceConflict });
}

/** The references drawn so far, by account id. */
export async function familyReferencesOf(
  competitionId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const items = await getItems(accountIds.map((id) => familyReferenceKey(competitionId, id)));
  const references = items.map((item) => storedReference.parse(item));
  return new Map(references.map(({ accountId, reference }) => [accountId, reference]));
}
