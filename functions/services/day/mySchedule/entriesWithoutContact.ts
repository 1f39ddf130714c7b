import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { peopleWithoutContact } from '../../entering/entries/views/peopleWithoutContact.ts';

/** A family's entries with a start of which somebody has no emergency contact, named as their starts are. */
export async function entriesWithoutContact(
  entries: readonly StoredEntry[],
  appointments: readonly Pick<MyAppointment, 'entryId' | 'name'>[],
): Promise<MySchedule['withoutContact']> {
  const names = new Map(appointments.map(({ entryId, name }) => [entryId, name]));
  const skating = entries.filter(({ id }) => names.has(id));
  const counts = await peopleWithoutContact(skating);
  return skating
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .map(({ id }) => ({ entryId: id, name: names.get(id) ?? '' }));
}
