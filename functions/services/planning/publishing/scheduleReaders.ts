import type { ScheduleReaders } from '../../../../shared/contract/planning/publishing.ts';
import {
  recipientKey,
  type Recipient,
} from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import {
  scheduleMailsOf,
  workOfMails,
  type ScheduleMail,
} from '../../../store/planning/publishing/mailRepository.ts';
import { findPublished } from '../../../store/planning/publishing/repository.ts';
import { scheduleSeenOf, storeScheduleSeen } from '../../../store/planning/publishing/seenRepository.ts';
import { publishedPlan } from '../published/publishedPlans.ts';
import { concernedReaders } from './concernedReaders.ts';
import { mailOutcome } from './mailOutcome.ts';
import type { ReadWalkOns } from './touchedReaders.ts';

/**
 * Everybody who is in the published version: whether they were mailed about it, and have opened what concerns them.
 * @returns by name
 * @throws {ApiError} NotFound
 */
export async function scheduleReaders(
  competitionId: string,
  readWalkOns: ReadWalkOns,
  now: Date,
): Promise<ScheduleReaders> {
  const [, published, walkOns] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    readWalkOns(competitionId),
  ]);
  if (!published) return { version: 0, readers: [] };
  const { version } = published;
  const [{ families, coaches }, mails, work, seen] = await Promise.all([
    concernedReaders(competitionId, { published, walkOns }, now),
    scheduleMailsOf(competitionId, undefined, false),
    workOfMails(competitionId, version),
    scheduleSeenOf(competitionId),
  ]);
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
  const ofFamilies = families.map(({ id, name, entryId }) => ({
    ...readerOf({ to: 'family', id }, id),
    name,
    entryId,
  }));
  const ofCoaches = coaches.map(({ id, name, accountId }) => ({
    ...readerOf({ to: 'coach', id }, accountId),
    name,
    entryId: null,
  }));
  const readers = [...ofFamilies, ...ofCoaches];
  return { version, readers: readers.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
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
