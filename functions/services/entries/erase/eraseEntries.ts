import { competitionsById } from '../../../store/competitions/repository.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import { eraseHistory } from './eraseHistory.ts';
import { erasePerson } from './erasePerson.ts';
import { allEntriesOfAccount, findEntry } from '../../../store/entries/repository.ts';
import { eraseInvoicedEntry } from '../../../store/documents/invoiceRepository.ts';
import { eraseReceipt, receiptsOf } from '../../../store/documents/repository.ts';
import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';

/**
 * Takes the people out of an account's entries, each in a transaction of its own, then gives what they free
 * to who waits: it is not for the account's own other entries.
 * @param forgotten ids of entries that are left as they are
 * @returns ids of all that are forgotten now
 * @throws {ApiError} Busy where an entry changes all the time
 */
export async function eraseEntries(
  accountId: string,
  erased: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const entries = (await allEntriesOfAccount(accountId)).filter(({ id }) => !erased.has(id));
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  const freed = new Set<string>();
  for (const { id, competitionId } of entries) {
    const competition = competitions.get(competitionId);
    // Whatever else happens to an entry in this moment, a place that comes free or a payment, has happened.
    const frees = await retryOnVersionConflict(async () => {
      const entry = competition && (await findEntry(accountId, id));
      return entry && erasePerson(entry, competition, now);
    });
    if (frees) freed.add(competitionId);
    await eraseHistory(id);
    for (const receipt of await receiptsOf(id)) await eraseReceipt(receipt);
    await eraseInvoicedEntry(competitionId, id);
  }
  for (const competitionId of freed) await promoteWaitlisted(competitionId, now);
  return new Set([...erased, ...entries.map(({ id }) => id)]);
}
