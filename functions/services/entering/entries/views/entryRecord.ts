import type { EntryRecord } from '../../../../../shared/contract/entering/entries/entryRecord.ts';
import { balanceDue } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { accountNames } from '../../../../store/people/accounts/accounts.ts';
import { findFamily, type Family } from '../../../../store/people/accounts/placeholders.ts';
import {
  waitlistPositions,
  type WaitlistPositions,
} from '../../../../store/entering/capacity/waitlistPositions.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { entryHistory, historyRecordOf } from '../../../../store/entering/entries/history.ts';
import { namesToAnnounce, peopleOf, peopleWithParts } from '../../../../store/entering/entries/people.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { familyReferenceOf } from '../../../../store/entering/families/familyReferences.ts';
import { consentsOfPeople } from '../../../../../shared/domain/people/consent/waiver.ts';
import { withWaiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { isMyRink } from './entryRows.ts';
import { findingsWithNames, withSharedNumbers } from './findings.ts';

/**
 * An entry as organisers and its head coach see it, with its family and history.
 * @throws {ApiError} NotFound, also for an entry of another competition and, for a head coach, of another rink,
 * because the record identifies a child (design, section 8.9)
 */
export async function loadEntryRecord(
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
  viewer: Session,
): Promise<EntryRecord> {
  const records = await entryHistory(entryId);
  const first = records.at(-1);
  if (first?.competitionId !== competitionId) throw new ApiError('NotFound');
  const [entry, competition, family, names] = await Promise.all([
    findEntry(first.accountId, entryId),
    findCompetition(competitionId),
    findFamily(first.accountId),
    accountNames(records.flatMap(({ by }) => by ?? [])),
  ]);
  if (!entry || !competition) throw new ApiError('NotFound');
  const isCoach = viewer.role === 'HEAD_COACH';
  if (isCoach && !isMyRink(viewer, entry)) throw new ApiError('NotFound');
  const [shown = entry] = await withSharedNumbers([entry], competition, viewer);
  return {
    ...entryRecordOf(shown, competition, await waitlistPositions([entry])),
    // Labels and their history are the organisers' own.
    ...(isCoach && { labels: [] }),
    ownRink: isMyRink(viewer, entry),
    familyReference:
      family && viewer.role !== 'HEAD_COACH' ? await familyReferenceOf(competitionId, family.id) : null,
    family: family && familyOf(family),
    enteredBy: entry.enteredBy
      ? { role: entry.enteredBy.role, name: names.get(entry.enteredBy.id) ?? null }
      : null,
    history: records
      .filter(({ what }) => !isCoach || what !== 'labelled')
      .map((record) => historyRecordOf(record, names)),
  };
}

function entryRecordOf(
  entry: StoredEntry,
  { waiver }: StoredCompetition,
  positionOf: WaitlistPositions,
): Omit<EntryRecord, 'ownRink' | 'family' | 'familyReference' | 'enteredBy' | 'history'> {
  return {
    ...entry,
    balance: balanceDue(entry),
    steps: entry.pricing?.steps ?? null,
    events: entry.events.map((event) => ({ ...event, waitingPlace: positionOf(entry, event.id) })),
    announced: namesToAnnounce(entry),
    people: peopleWithParts(entry),
    consents: [...withWaiverVersion(consentsOfPeople(peopleOf(entry), entry.consents), waiver)],
    checks: findingsWithNames(entry),
    partner: entry.kind === 'dance' && entry.partner ? entry.partner : null,
    coach: entry.kind === 'team' ? coachOf(entry) : null,
  };
}

function familyOf({ id, name, email, placeholder }: Family): NonNullable<EntryRecord['family']> {
  return { id, name, email, placeholder: placeholder && { invitedAt: placeholder.invitedAt } };
}

function coachOf(entry: Extract<StoredEntry, { kind: 'team' }>): EntryRecord['coach'] {
  return { name: entry.coachName, email: entry.coachEmail, professional: entry.coachProfessional };
}
