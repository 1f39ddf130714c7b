import type { Pupil } from '../../../shared/contract/coaches/coachAccounts.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import { pupilsOfCoach } from '../../store/coaches/pupils.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import { competitionsById } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entryById, getEntriesByKey } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

/**
 * A page of the entries that name a coach, those of the latest competition first; then those that still name a
 * double merged into the coach.
 * @throws {ApiError} Forbidden where the coach is gone; ValidationFailed (cursor, MustValid)
 */
export async function listPupils(
  coachId: string,
  cursor: string | undefined,
): Promise<{ readonly data: Pupil[]; readonly nextCursor: string | null }> {
  const coach = await currentCoach(coachId);
  if (!coach) throw new ApiError('Forbidden');
  const ids = [coach.id, ...coach.mergedIds];
  const { index, inner } = positionOf(cursor);
  const id = ids[index];
  if (id === undefined) throw wrongField('cursor', 'MustValid');
  const { pupils, nextCursor } = await pupilsOfCoach(id, inner);
  const found = await getEntriesByKey(pupils, true);
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const entries = await Promise.all(
    // An entry that moved to another account is found by its history.
    pupils.map(async ({ entryId }) => byId.get(entryId) ?? (await entryById(entryId))),
  );
  const own = entries.filter((entry) => entry !== null).filter((entry) => isPupil(entry, id));
  const next = nextCursor ? `${String(index)}.${nextCursor}` : ids[index + 1] && `${String(index + 1)}.`;
  return { data: await shownPupils(own), nextCursor: next ?? null };
}

/** The item by which it was found stays when the entry gets another coach. */
const isPupil = (entry: StoredEntry, coachId: string) => entry.entryCoach?.id === coachId && !isErased(entry);

/** The index of the coach's id, and the cursor in its list; base64url has no dot. */
function positionOf(cursor = '0.') {
  const [index, inner] = cursor.split('.');
  return { index: Number(index), inner: inner === '' ? undefined : inner };
}

async function shownPupils(entries: readonly StoredEntry[]): Promise<Pupil[]> {
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  return entries.flatMap((entry) => {
    const competition = competitions.get(entry.competitionId);
    return competition ? [{ ...entry, entryId: entry.id, competition }] : [];
  });
}
