import type { EmergencyCall } from '../../../shared/contract/day/checkIn.ts';
import { skatingDay } from '../../../shared/domain/day/dayOfPlan.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { storeContactOpening } from '../../store/day/contactRepository.ts';
import { findStarter } from '../../store/day/repository.ts';
import { emergencyContactOf, findEmergencyContacts } from '../../store/entries/emergency.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { programmeIdOf, skatingPeople } from '../people/competitionProgrammes.ts';
import { countDistinctValues } from '../throttling/attempts.ts';
import { loadFlight } from './loadFlight.ts';
import type { StarterRequest } from './starters.ts';

/**
 * Whom to call about one programme that is missing on its day. Recorded with the entry before anything is read: who,
 * and when. Medical notes stay in the organiser's lists.
 * @throws {ApiError} NotFound; CompetitionArchived; ContactClosed on another day, and for who is there or scratched;
 * TooManyAttempts; Busy
 */
export async function openEmergencyContact({
  competitionId,
  flightId,
  programmeId,
  by,
  now,
}: StarterRequest): Promise<EmergencyCall> {
  const [entryId = ''] = programmeId.split('.');
  const [{ place, order, date, timeZone }, entry, starter] = await Promise.all([
    loadFlight(competitionId, flightId),
    entryById(entryId),
    findStarter(competitionId, flightId, programmeId),
  ]);
  const event = entry?.events.find(({ id }) => programmeIdOf(entryId, id) === programmeId);
  const isStarter = order.includes(programmeId) && event?.state === 'confirmed';
  if (!isStarter || entry?.competitionId !== competitionId || entry.state === 'withdrawn')
    throw new ApiError('NotFound');
  // What stays closed is not counted among those that were opened; the transaction decides.
  const isMissing = starter === null || starter.state === 'noShow';
  if (!isMissing || date !== skatingDay(now, timeZone)) throw new ApiError('ContactClosed');
  const reader = { what: 'emergencyByReader', who: `${by.kind} ${by.id}` } as const;
  await countDistinctValues(reader, new Set([programmeId]), now);
  await storeContactOpening(place, { programmeId, entry, by, now });
  return entry.kind === 'team'
    ? { people: [], coach: entry.coachName }
    : { people: await contactsOf(entry, event.partnered), coach: null };
}

async function contactsOf(entry: StoredEntry, isPartnered: boolean): Promise<EmergencyCall['people']> {
  const contacts = (await findEmergencyContacts([entry.id])).get(entry.id);
  return skatingPeople(entry, isPartnered).map(({ fullName }) => {
    const { emergencyContact, emergencyPhone } = emergencyContactOf(contacts, fullName);
    return { fullName, emergencyContact, emergencyPhone };
  });
}
