import type { EntryMail } from '../../../shared/contract/notifications/mails.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import {
  competitionsIn,
  getCompetition,
  type StoredCompetition,
} from '../../store/competitions/repository.ts';
import { entryById, findEntry, getEntryOfCompetition } from '../../store/entries/repository.ts';
import { outcomeOf, toEntryMail, type StoredNotification } from '../../store/notifications/notification.ts';
import { notificationsOf, unsentNotifications } from '../../store/notifications/repository.ts';
import { deliverOne } from './deliver.ts';

/** A call that sends one mail has nothing else to do, so the mail may take its time. */
const ONE_MAIL_MILLISECONDS = 4_000;
/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Mails sent at the same time. */
const CONCURRENCY = 5;
/** The table's stream may still have a younger mail sent. */
const PENDING_MILLISECONDS = 2 * 60_000;
/** After a day of failures the organiser has to act. */
const ABANDON_MILLISECONDS = 24 * 60 * 60_000;

/** A mail that may have gone out (`unsure`) is not sent again without the organiser's decision. */
const isUnsent = (mail: StoredNotification, now: Date) => outcomeOf(mail, now) === 'unsent';

/**
 * Sends one mail of an entry, unless it is sent.
 * @returns the mail as it is stored afterwards
 * @throws {ApiError} NotFound
 */
export async function sendEntryMail(
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
  key: string,
  now: Date,
): Promise<EntryMail> {
  const [entry, competition] = await Promise.all([
    getEntryOfCompetition(competitionId, entryId),
    getCompetition(competitionId),
  ]);
  const findMail = async () => (await notificationsOf(entryId)).find((one) => one.key === key);
  const stored = await findMail();
  if (!stored) throw new ApiError('NotFound');
  if (stored.sentAt === null) await deliverOne({ stored, entry, competition }, now, ONE_MAIL_MILLISECONDS);
  return toEntryMail((await findMail()) ?? stored, now);
}

/**
 * Counts a page of a competition's unsent mails and, if asked to, sends them. Mails that may have gone out
 * are counted as `unsure` and left alone, as are new ones, which leave by themselves.
 * @throws {ApiError} NotFound
 */
export async function sendUnsentMails(
  competitionId: string,
  { send, cursor }: { readonly send: boolean; readonly cursor?: string | undefined },
  now: Date,
) {
  const competition = await getCompetition(competitionId);
  const { notices, nextCursor } = await unsentNotifications(competitionId, cursor);
  const unsent = notices.filter((one) => isUnsent(one, now));
  const unsure = notices.filter((one) => outcomeOf(one, now) === 'unsure');
  const sent = send ? await deliverAll(unsent, competition, now, LONGEST_MILLISECONDS) : 0;
  return { unsent: unsent.length, unsure: unsure.length, sent, nextCursor };
}

/**
 * Sends, on schedule, the overdue mails of every published competition, oldest first. Each mail is claimed
 * before it is sent, so concurrent rounds and organisers send none twice.
 */
export async function sendOverdueMails(now: Date): Promise<void> {
  const end = performance.now() + LONGEST_MILLISECONDS;
  for (const competition of await competitionsIn('published')) {
    if (performance.now() >= end) return;
    await sendOverdueOf(competition, now, end);
  }
}

async function sendOverdueOf(competition: StoredCompetition, now: Date, end: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const { notices, nextCursor } = await unsentNotifications(competition.id, cursor);
    const overdue = notices.filter((one) => isUnsent(one, now) && isOverdue(one, now));
    await deliverAll(overdue, competition, now, end - performance.now());
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined && performance.now() < end);
}

function isOverdue({ at }: StoredNotification, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age > PENDING_MILLISECONDS && age < ABANDON_MILLISECONDS;
}

/**
 * @param milliseconds for all of them; mails that are not begun by then stay unsent
 * @returns how many were sent
 */
async function deliverAll(
  unsent: readonly StoredNotification[],
  competition: StoredCompetition,
  now: Date,
  milliseconds: number,
): Promise<number> {
  const outcomes = await runInParallel(unsent, CONCURRENCY, milliseconds, async (stored, left) => {
    // A family that took the entry over since has it under its own account.
    const own = await findEntry(stored.accountId, stored.entryId);
    const entry = own ?? (await entryById(stored.entryId));
    return entry ? deliverOne({ stored, entry, competition }, now, left) : null;
  });
  return outcomes.filter((outcome) => outcome === 'sent').length;
}
