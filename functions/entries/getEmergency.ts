import type { OwnEmergency } from '../../shared/contract/emergency.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { emergencyOf, emergencyOfPerson, peopleIn } from './emergency.ts';
import { findEntry } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';

export const getEmergency: Handler<'getEmergency'> = async ({ params, session }) => {
  const entry = await findEntry(session.id, params.entryId);
  if (!entry) throw new ApiError('NotFound');
  return { data: await ownEmergency(entry) };
};

/** Everybody in the entry, with what was said of them. */
export async function ownEmergency(entry: StoredEntry): Promise<OwnEmergency> {
  const said = (await emergencyOf([entry.id])).get(entry.id);
  const people = peopleIn(entry).map(({ fullName, birthdate }) => ({
    ...{ fullName, birthdate },
    ...emergencyOfPerson(said, fullName),
  }));
  return { people };
}
