import { NOBODY } from '../../../store/entries/people.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import { withdrawalRefund } from '../../../../shared/domain/entries/changes/withdrawalRefund.ts';
import { dayIn } from '../../../../shared/domain/registration/timeZone.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { eraseEmergencyContacts } from './eraseEmergencyContacts.ts';
import { NO_LIMITS } from '../capacity/limits.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/**
 * Takes the person out of an entry: what was charged and paid stays, who it was does not. An entry of a
 * competition that has not ended is withdrawn with it, by the refund policy as every withdrawal: who has
 * not paid owes nothing.
 * @returns whether that frees places for who waits
 * @throws {ApiError} VersionConflict when the entry changes in this moment
 */
export async function erasePerson(
  entry: StoredEntry,
  competition: StoredCompetition,
  now: Date,
): Promise<boolean> {
  const withdraws = entry.state !== 'withdrawn' && dayIn(now, competition.timeZone) <= competition.endDate;
  const nameless = anonymised(entry);
  const changed: StoredEntry = withdraws
    ? {
        ...nameless,
        withdrawnAt: now.toISOString(),
        retained: withdrawalRefund(entry, competition.refunds, now).retained,
      }
    : nameless;
  const limits = { ...NO_LIMITS, caps: competition };
  await saveEntry(entry, changed, {
    action: 'forgotten',
    by: null,
    now,
    limits,
    recordsValues: false,
    extraWrites: () => [eraseEmergencyContacts(entry.id)],
  });
  return withdraws;
}

function anonymised(entry: StoredEntry): StoredEntry {
  const person = {
    fullName: NOBODY,
    gender: '',
    birthdate: '',
    age: 0,
    isi: '',
    expDate: '',
    highestIsiTestLevel: '',
  };
  // Without prices of its own its events stay at what they were charged at, however few are left of a team.
  const common = {
    name: NOBODY,
    country: '',
    homeIsiRink: '',
    homeRinkId: null,
    answers: [],
    checks: [],
    vouches: [],
    verified: null,
    pricing: null,
  };
  if (entry.kind === 'individual') return { ...entry, ...common, skater: person };
  if (entry.kind === 'dance') return { ...entry, ...common, skater: person, partner: null };
  return { ...entry, ...common, coachName: NOBODY, coachEmail: '', skaters: [] };
}
