import { wrongField } from '../../../../platform/errors/apiError.ts';
import { coachNamedAtRink } from '../../../../store/people/coaches/namedCoaches.ts';
import { currentCoach } from '../../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../../store/people/coaches/storedCoach.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import type { HomeRink } from './homeRink.ts';

export interface ChosenCoach {
  readonly coachId?: string | null | undefined;
  readonly newCoach?: { readonly name: string; readonly email: string | null } | null | undefined;
}

type EntryCoach = NonNullable<StoredEntry['entryCoach']>;

const entryCoachOf = ({ id, name }: StoredCoach): EntryCoach => ({ id, name });

/**
 * The coach that a submit names by id; null for none. A name makes a record only once the rules have passed the
 * entry: see `storeNamedCoach`.
 * @throws {ApiError} ValidationFailed (coachId, MustExist)
 */
export async function chosenCoach({ coachId }: ChosenCoach): Promise<EntryCoach | null> {
  if (!coachId) return null;
  const coach = await currentCoach(coachId);
  if (!coach) throw wrongField('coachId', 'MustExist');
  return entryCoachOf(coach);
}

/** The coach that the family names because the list has none; null where it chose one or none. */
export async function storeNamedCoach(
  { coachId, newCoach }: ChosenCoach,
  rink: HomeRink,
  now: Date,
): Promise<EntryCoach | null> {
  if (coachId || !newCoach) return null;
  return entryCoachOf(await coachNamedAtRink(newCoach, rink, now));
}

/**
 * The coach of an entry after an update; fields left out keep the one it has.
 * @throws {ApiError} ValidationFailed (coachId, MustExist)
 */
export async function changedCoach(before: StoredEntry, choice: ChosenCoach): Promise<EntryCoach | null> {
  const kept = before.entryCoach ?? null;
  if (choice.coachId === undefined || choice.coachId === kept?.id) return kept;
  return chosenCoach(choice);
}
