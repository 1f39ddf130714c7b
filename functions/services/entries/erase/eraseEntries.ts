import { competitionsById } from '../../../store/competitions/repository.ts';
import { eraseInvoicedEntry } from '../../../store/documents/invoiceRepository.ts';
import { eraseReceipt, receiptsOf } from '../../../store/documents/receiptRepository.ts';
import { allEntriesOfAccount, findEntry } from '../../../store/entries/repository.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';
import { eraseHistory, erasePerson } from './erasePerson.ts';

/**
 * Erases the people of an account's entries, each entry in a transaction of its own. Promotion comes last,
 * so that no free place goes to another entry of the same account.
 * @param erased ids of entries that are erased already
 * @returns ids of all entries that are erased now
 * @throws {ApiError} Busy where an entry keeps changing
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
    // A promotion or a payment may change the entry at the same time; it counts, then the person goes.
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
