import type { OwnEmergency } from '../../../shared/contract/entries/emergency.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findEmergencyContacts, emergencyContactOf } from '../../store/entries/emergency.ts';
import { peopleWithParts } from '../../store/entries/people.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

export const getEmergency: Handler<'getEmergency'> = async ({ params, session }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  return { data: await ownEmergency(entry) };
};

/** Everybody in the entry, with what was said of them. */
export async function ownEmergency(entry: StoredEntry): Promise<OwnEmergency> {
  const contacts = (await findEmergencyContacts([entry.id])).get(entry.id);
  const people = peopleWithParts(entry).map(({ fullName, birthdate }) => ({
    fullName,
    birthdate,
    ...emergencyContactOf(contacts, fullName),
  }));
  return { people };
}
