import type { EmergencyCall } from '../../../../shared/contract/day/running/checkIn.ts';
import { contactClosure } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { storeContactOpening } from '../../../store/day/running/contactRepository.ts';
import { emergencyContactOf, findEmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf, skatingPeople } from '../../entering/duplicates/competitionProgrammes.ts';
import { countDistinctValues } from '../../core/throttling/attempts.ts';
import { runFlightOf } from './listRuns.ts';
import { loadFlight } from './loadFlight.ts';
import type { StarterRequest } from './starters.ts';

/**
 * Opens the emergency contacts of one programme that is missing on its day. Recorded with the entry before anything is read: who,
 * and when. Medical notes stay in the organiser's lists.
 * @throws {ApiError} NotFound; CompetitionArchived; ContactClosed while the flight is neither on nor due, and for who is
 * there or scratched; ContactNeedsOrganiser for a helper after a check-in was taken back; TooManyAttempts; Busy
 */
export async function openEmergencyContact({
  competitionId,
  flightId,
  programmeId,
  by,
  now,
}: StarterRequest): Promise<EmergencyCall> {
  const [entryId = ''] = programmeId.split('.');
  const [{ place }, { flight, date, timeZone }, entry] = await Promise.all([
    loadFlight(competitionId, flightId),
    runFlightOf({ competitionId, flightId }, now),
    entryById(entryId),
  ]);
  const starter = flight.starters.find((one) => one.programmeId === programmeId);
  const event = entry?.events.find(({ id }) => programmeIdOf(entryId, id) === programmeId);
  if (!starter || event?.state !== 'confirmed') throw new ApiError('NotFound');
  if (entry?.competitionId !== competitionId || entry.state === 'withdrawn') throw new ApiError('NotFound');
  const closure = contactClosure(
    { flight, starter },
    { date, now: venueTimeOf(now.toISOString(), timeZone), isOrganiser: by.kind === 'account' },
  );
  // A contact that stays closed does not count as opened; the transaction decides.
  if (closure) throw new ApiError(closure === 'wasHere' ? 'ContactNeedsOrganiser' : 'ContactClosed');
  const reader = { what: 'emergencyByReader', who: `${by.kind} ${by.id}` } as const;
  await countDistinctValues(reader, new Set([programmeId]), now);
  await storeContactOpening(place, { programmeId, entry, by, now });
  return entry.kind === 'team'
    ? { people: [], coach: entry.coachName }
    : { people: await contactsOf(entry, event.id), coach: null };
}

async function contactsOf(entry: StoredEntry, eventId: string): Promise<EmergencyCall['people']> {
  const contacts = (await findEmergencyContacts([entry.id])).get(entry.id);
  return skatingPeople(entry, eventId).map(({ fullName }) => {
    const { emergencyContact, emergencyPhone } = emergencyContactOf(contacts, fullName);
    return { fullName, emergencyContact, emergencyPhone };
  });
}
