import { entryById } from '../entries/repository.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { ApiError } from '../http/apiError.ts';

/**
 * An entry by its id alone, whichever account made it.
 * @throws {ApiError} NotFound, also for an entry of another competition
 */
export async function entryOfCompetition(competitionId: string, entryId: string): Promise<StoredEntry> {
  const entry = await entryById(entryId);
  if (entry?.competitionId !== competitionId) throw new ApiError('NotFound');
  return entry;
}
