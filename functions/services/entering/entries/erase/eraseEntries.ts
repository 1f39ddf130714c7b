import { competitionsById } from '../../../../store/entering/competitions/repository.ts';
import { eraseInvoicedEntry } from '../../../../store/money/documents/invoiceRepository.ts';
import { eraseReceipt, receiptsOf } from '../../../../store/money/documents/receiptRepository.ts';
import { allEntriesOfAccount, findEntry } from '../../../../store/entering/entries/repository.ts';
import type { FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { doFollowUps } from '../followUp/followUp.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import { eraseMusic } from '../../music/eraseMusic.ts';
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
  const followUps: (FollowUp | null)[] = [];
  for (const { id, competitionId } of entries) {
    const competition = competitions.get(competitionId);
    // A promotion or a payment may change the entry at the same time; it counts, then the person goes.
    const leaves = await retryOnVersionConflict(async () => {
      const entry = await findEntry(accountId, id);
      return entry && competition ? erasePerson(entry, competition, now) : null;
    });
    followUps.push(leaves);
    await eraseHistory(id);
    await eraseMusic(competitionId, id);
    for (const receipt of await receiptsOf(id)) await eraseReceipt(receipt);
    await eraseInvoicedEntry(competitionId, id);
  }
  await doFollowUps(followUps, now);
  return new Set([...erased, ...entries.map(({ id }) => id)]);
}
