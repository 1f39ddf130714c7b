import { emergencyContactsItem } from '../../functions/store/entering/entries/emergency.ts';
import { peopleWithParts } from '../../functions/store/entering/entries/people.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';

const CONTACTS = ['Grandmother', 'Grandfather', 'Aunt', 'Uncle', 'Neighbour'] as const;
const NOTES = [
  null,
  null,
  null,
  'Asthma: the spray is in the skate bag',
  null,
  'Allergic to nuts',
  null,
] as const;

/** Emergency contacts of about two in three families. The phone numbers belong to nobody. */
export function emergencyItems(entries: readonly StoredEntry[]) {
  return entries
    .filter((entry, index) => entry.kind !== 'team' && index % 3 !== 2)
    .map((entry, index) =>
      emergencyContactsItem(
        entry.id,
        peopleWithParts(entry).map(({ fullName }) => ({
          fullName,
          emergencyContact: CONTACTS[index % CONTACTS.length] ?? null,
          emergencyPhone: `+1 555 01${String(index % 100).padStart(2, '0')}`,
          medicalNote: NOTES[index % NOTES.length] ?? null,
        })),
      ),
    );
}
