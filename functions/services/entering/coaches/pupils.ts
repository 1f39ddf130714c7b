import type { Pupil } from '../../../../shared/contract/entering/entries/pupils.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { chainedCursor, chainedPlace } from '../../../platform/table/chainedLists.ts';
import { pupilsOfCoach } from '../../../store/entering/coaches/pupils.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { competitionsById } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById, getEntriesByKey } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';

/**
 * A page of the entries that name a coach, those of the latest competition first; then those that still name a
 * duplicate merged into the coach.
 * @throws {ApiError} Forbidden where the coach is gone; ValidationFailed (cursor, MustValid)
 */
export async function listPupils(
  coachId: string,
  cursor: string | undefined,
): Promise<{ readonly data: Pupil[]; readonly nextCursor: string | null }> {
  const coach = await currentCoach(coachId);
  if (!coach) throw new ApiError('Forbidden');
  const coaches = { of: ['pupils'], names: [coach.id, ...coach.mergedIds] };
  const { name: id, cursor: after } = chainedPlace(coaches, cursor);
  const { pupils, nextCursor } = await pupilsOfCoach(id, after);
  const found = await getEntriesByKey(pupils, true);
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const entries = await Promise.all(
    // An entry that moved to another account is found by its history.
    pupils.map(async ({ entryId }) => byId.get(entryId) ?? (await entryById(entryId))),
  );
  const own = entries.filter((entry) => entry !== null).filter((entry) => isPupil(entry, id));
  return { data: await shownPupils(own), nextCursor: chainedCursor(coaches, id, nextCursor) };
}

/** The item by which it was found stays when the entry gets another coach. */
const isPupil = (entry: StoredEntry, coachId: string) => entry.entryCoach?.id === coachId && !isErased(entry);

async function shownPupils(entries: readonly StoredEntry[]): Promise<Pupil[]> {
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  return entries.flatMap((entry) => {
    const competition = competitions.get(entry.competitionId);
    return competition ? [{ ...entry, entryId: entry.id, competition }] : [];
  });
}
