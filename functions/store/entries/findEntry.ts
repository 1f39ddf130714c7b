import { ApiError } from '../../platform/errors/apiError.ts';
import { entryById, findEntry } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';

/**
 * An entry of the account.
 * @throws {ApiError} NotFound, for another family's too: whether it exists is not told
 */
export async function getOwnEntry(accountId: string, entryId: string): Promise<StoredEntry> {
  const entry = await findEntry(accountId, entryId);
  if (!entry) throw new ApiError('NotFound');
  return entry;
}

/**
 * An entry of a competition, whoever made it.
 * @throws {ApiError} NotFound, for one of another competition too
 */
export async function getEntryOfCompetition(competitionId: string, entryId: string): Promise<StoredEntry> {
  const entry = await entryById(entryId);
  if (entry?.competitionId !== competitionId) throw new ApiError('NotFound');
  return entry;
}
