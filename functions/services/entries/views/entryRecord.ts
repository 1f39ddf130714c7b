import type { EntryRecord } from '../../../../shared/contract/entries/entryRecord.ts';
import { balanceDue } from '../../../../shared/domain/payments/paymentState.ts';
import type { WaitlistPositions } from '../../../store/capacity/waitlistPositions.ts';
import { peopleWithParts } from '../../../store/entries/people.ts';
import { findingsWithNames } from './findings.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What a record says of the entry itself. */
export function entryRecordOf(
  entry: StoredEntry,
  placeOf: WaitlistPositions,
): Omit<EntryRecord, 'ownRink' | 'family' | 'history'> {
  return {
    ...entry,
    balance: balanceDue(entry),
    steps: entry.pricing?.steps ?? null,
    events: entry.events.map((event) => ({ ...event, waitingPlace: placeOf(entry, event.id) })),
    people: peopleWithParts(entry),
    checks: findingsWithNames(entry),
    partner: entry.kind === 'dance' && entry.partner ? entry.partner : null,
    coach: entry.kind === 'team' ? coachOf(entry) : null,
  };
}

function coachOf(entry: Extract<StoredEntry, { kind: 'team' }>): EntryRecord['coach'] {
  return { name: entry.coachName, email: entry.coachEmail, professional: entry.coachProfessional };
}
