import { withdrawalRefund } from '../../../../../shared/domain/entering/entries/changes/withdrawalRefund.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { deleteWrite, updateItem } from '../../../../platform/table/writes.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { entryHistory, type StoredHistoryRecord } from '../../../../store/entering/entries/history.ts';
import { NOBODY } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { eraseAliases } from '../../../../store/entering/duplicates/repository.ts';
import { emergencyKey, historyPartition } from '../../../../store/keys.ts';
import { competitionLimitsOnly } from '../../../../../shared/domain/entering/capacity/limits.ts';
import type { FollowUp } from '../../../../store/entering/followUps/followUp.ts';
import { leftToDo } from '../save/leftToDo.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';

/**
 * Erases the people of an entry; what was charged and paid stays. An entry of a competition that has not
 * ended is withdrawn too, by the refund policy: an entry without payments then costs nothing.
 * @returns what that leaves to do
 * @throws {ApiError} VersionConflict
 */
export async function erasePerson(
  entry: StoredEntry,
  competition: StoredCompetition,
  now: Date,
): Promise<FollowUp | null> {
  const withdraws = entry.state !== 'withdrawn' && dayIn(now, competition.timeZone) <= competition.endDate;
  const { retained } = withdrawalRefund(entry, competition.refunds, now);
  const after: StoredEntry = {
    ...anonymised(entry),
    ...(withdraws && { withdrawnAt: now.toISOString(), retained }),
  };
  const erased = await saveEntry(entry, after, {
    action: 'forgotten',
    by: null,
    now,
    limits: competitionLimitsOnly(competition),
    recordsValues: false,
    extraWrites: () => [deleteWrite(emergencyKey(entry.id))],
  });
  await eraseAliases(entry);
  await touchPublishedEntries(competition);
  return leftToDo(entry, erased);
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
  const common = {
    name: NOBODY,
    country: '',
    homeIsiRink: '',
    homeRinkId: null,
    entryCoach: null,
    answers: [],
    checks: [],
    consents: [],
    vouches: [],
    verified: null,
    labels: [],
    // Without pricing the events keep what they were charged, even if a team's roster is now empty.
    pricing: null,
  };
  if (entry.kind === 'individual') return { ...entry, ...common, skater: person };
  if (entry.kind === 'dance') return { ...entry, ...common, skater: person, partner: null };
  return { ...entry, ...common, coachName: NOBODY, coachEmail: '', sayAs: undefined, skaters: [] };
}

/** Accounting and capacity need these fields of a history record; any other may identify a person. */
const KEPT_FIELDS = [
  'state',
  'events',
  'iceSeconds',
  'withdrawnAt',
  'pricing',
  'lateFee',
  'retained',
  'totalPrice',
  'currency',
  'paid',
  'refunded',
  'paymentState',
];

/**
 * Erases the people from an entry's history: earlier names and partners, and the organisers' reasons. Who
 * changed what and when stays, and so do places and amounts. A second call changes nothing.
 */
export async function eraseHistory(entryId: string): Promise<void> {
  for (const record of await entryHistory(entryId)) {
    const [from, to] = [keptFields(record.from), keptFields(record.to)];
    const isErased =
      record.reason === null && sizeOf(from) === sizeOf(record.from) && sizeOf(to) === sizeOf(record.to);
    if (isErased) continue;
    await updateItem(
      { pk: historyPartition(entryId), sk: record.sk },
      {
        update: 'SET #from = :from, #to = :to, reason = :none',
        names: { '#from': 'from', '#to': 'to' },
        values: { ':from': from, ':to': to, ':none': null },
      },
    );
  }
}

type Fields = StoredHistoryRecord['from'];

const sizeOf = (fields: Fields) => Object.keys(fields ?? {}).length;

function keptFields(fields: Fields): Fields {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT_FIELDS.includes(name)));
}
