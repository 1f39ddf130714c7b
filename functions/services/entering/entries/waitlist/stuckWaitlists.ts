import { headOfWaitlist } from '../../../../store/entering/capacity/repository.ts';
import { refusedHeads, type StuckHead } from '../../../../store/entering/capacity/stuckHeadRepository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';

/** The waitlists whose head was refused and is still there, as it was: nobody behind it gets a place. */
export async function stuckWaitlists(competitionId: string): Promise<StuckHead[]> {
  const refused = await refusedHeads(competitionId);
  const stuck = await Promise.all(refused.map(async (one) => ((await isStillHead(one)) ? [one] : [])));
  return stuck.flat();
}

async function isStillHead({ competitionId, list, entryId, version }: StuckHead): Promise<boolean> {
  const [first] = await headOfWaitlist(competitionId, list);
  if (first?.entryId !== entryId) return false;
  return (await findEntry(first.accountId, entryId))?.version === version;
}
