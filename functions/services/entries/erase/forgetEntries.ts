import { competitionsById } from '../../../store/competitions/repository.ts';
import { withLatest } from '../save/changeEntry.ts';
import { forgetHistory } from './forgetHistory.ts';
import { forgetPerson } from './forgetPerson.ts';
import { everyEntryOf, findEntry } from '../../../store/entries/repository.ts';
import { forgetInvoiced } from '../../../store/documents/invoiceRepository.ts';
import { forgetReceipt, receiptsOf } from '../../../store/documents/repository.ts';
import { promote } from '../waitlist/promote.ts';

/**
 * Takes the people out of an account's entries, each in a transaction of its own, then gives what they free
 * to who waits: it is not for the account's own other entries.
 * @param forgotten ids of entries that are left as they are
 * @returns ids of all that are forgotten now
 * @throws {ApiError} Busy where an entry changes all the time
 */
export async function forgetEntries(
  accountId: string,
  forgotten: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const entries = (await everyEntryOf(accountId)).filter(({ id }) => !forgotten.has(id));
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  const freed = new Set<string>();
  for (const { id, competitionId } of entries) {
    const competition = competitions.get(competitionId);
    // Whatever else happens to an entry in this moment, a place that comes free or a payment, has happened.
    const frees = await withLatest(async () => {
      const entry = competition && (await findEntry(accountId, id));
      return entry && forgetPerson(entry, competition, now);
    });
    if (frees) freed.add(competitionId);
    await forgetHistory(id);
    for (const receipt of await receiptsOf(id)) await forgetReceipt(receipt);
    await forgetInvoiced(competitionId, id);
  }
  for (const competitionId of freed) await promote(competitionId, now);
  return new Set([...forgotten, ...entries.map(({ id }) => id)]);
}
