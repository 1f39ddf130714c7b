import type { ScheduleReaders } from '../../../../shared/contract/planning/publishing.ts';
import {
  recipientKey,
  type Recipient,
} from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { familiesOf, findAccount } from '../../../store/people/accounts/accounts.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { allEntriesOfCompetition } from '../../../store/entering/duplicates/repository.ts';
import {
  scheduleMailsOf,
  workOfMails,
  type ScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import { findPublished, readPublished } from '../../../store/planning/publishing/repository.ts';
import { scheduleSeenOf, storeScheduleSeen } from '../../../store/planning/publishing/seenRepository.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';
import { mailOutcome } from './mailOutcome.ts';
import { planOfTracks } from './publishedPlan.ts';
import { entryIdOf } from './touchedReaders.ts';

/**
 * Everybody who is in the published version: whether they were mailed about it, and have opened what concerns them.
 * @returns by name
 * @throws {ApiError} NotFound
 */
export async function scheduleReaders(competitionId: string): Promise<ScheduleReaders> {
  const [, published] = await Promise.all([getCompetition(competitionId), readPublished(competitionId)]);
  if (!published) return { version: 0, readers: [] };
  const { version } = published.version;
  const [entries, mails, work, seen] = await Promise.all([
    allEntriesOfCompetition(competitionId),
    scheduleMailsOf(competitionId),
    workOfMails(competitionId, version),
    scheduleSeenOf(competitionId),
  ]);
  const plan = planOfTracks(published.tracks);
  const skating = skatingEntries(plan.flights, entries);
  const coachIds = [
    ...skating.flatMap(({ entryCoach }) => entryCoach?.id ?? []),
    ...plan.panels.flatMap(({ judges, referee }) => [...judges, referee].flatMap((id) => id ?? [])),
  ];
  const known = await coachesWithMerged([...new Set(coachIds)]);
  const coaches = new Map(
    coachIds.flatMap((id) => {
      const coach = canonicalCoach(known, id);
      return coach ? [[coach.id, coach] as const] : [];
    }),
  );
  const families = await familiesOf([...new Set(skating.map(({ accountId }) => accountId))]);
  const seenBy = new Map(seen.map((one) => [one.accountId, one]));
  const last = lastMails(mails);

  const readerOf = (recipient: Recipient, account: string | null) => {
    const mail = last.get(recipientKey(recipient));
    const opened = account === null ? undefined : seenBy.get(account);
    // Readers whom a later version did not concern have seen what concerns them.
    const hasSeen = opened !== undefined && opened.version >= (mail?.version ?? 1);
    return {
      ...recipient,
      mail: mailOutcome(mail?.version === version ? mail : undefined, work),
      seenAt: hasSeen ? opened.at : null,
    } as const;
  };
  const ofFamilies = [...families.values()].map(({ id, name }) => ({
    ...readerOf({ to: 'family', id }, id),
    name,
    entryId: skating.find(({ accountId }) => accountId === id)?.id ?? null,
  }));
  const ofCoaches = [...coaches.values()].map(({ id, name, accountId }: StoredCoach) => ({
    ...readerOf({ to: 'coach', id }, accountId),
    name,
    entryId: null,
  }));
  const readers = [...ofFamilies, ...ofCoaches];
  return { version, readers: readers.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
}

function skatingEntries(
  flights: readonly { readonly programmes: readonly string[] }[],
  entries: readonly StoredEntry[],
): StoredEntry[] {
  const ids = new Set(flights.flatMap(({ programmes }) => programmes.map(entryIdOf)));
  return entries.filter((entry) => ids.has(entry.id) && !isErased(entry));
}

function lastMails(mails: readonly ScheduleMail[]): Map<string, ScheduleMail> {
  const last = new Map<string, ScheduleMail>();
  for (const mail of mails) {
    const key = recipientKey({ to: mail.to, id: mail.recipient });
    if (mail.version > (last.get(key)?.version ?? 0)) last.set(key, mail);
  }
  return last;
}

/**
 * Records that an account has opened a version in which it has skaters or pupils.
 * @throws {ApiError} NotFound for a version that is not published, and for an account that is not concerned
 */
export async function markScheduleSeen(
  accountId: string,
  { competitionId, version }: { readonly competitionId: string; readonly version: number },
  now: Date,
): Promise<void> {
  const [published, account, entries] = await Promise.all([
    findPublished(competitionId),
    findAccount(accountId),
    allEntriesOfAccount(accountId),
  ]);
  const isConcerned =
    Boolean(account?.coachId) || entries.some((entry) => entry.competitionId === competitionId);
  if (!published || version > published.version || !isConcerned) throw new ApiError('NotFound');
  await storeScheduleSeen(competitionId, { accountId, version, at: now.toISOString() });
}
