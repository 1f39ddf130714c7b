import { emergencyContactOf, findEmergencyContacts } from '../../../../store/entering/entries/emergency.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

/** How many people of each entry nobody can call on the day, by its id. */
export async function peopleWithoutContact(
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, number>> {
  const given = await findEmergencyContacts(entries.map(({ id }) => id));
  return new Map(
    entries.map((entry) => {
      const contacts = peopleOf(entry).map(({ fullName }) =>
        emergencyContactOf(given.get(entry.id), fullName),
      );
      const missing = contacts.filter(
        ({ emergencyContact, emergencyPhone }) => emergencyContact === null && emergencyPhone === null,
      );
      return [entry.id, missing.length] as const;
    }),
  );
}
