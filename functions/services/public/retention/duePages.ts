import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { daysKept, secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { chainedCursor, chainedPlace } from '../../../platform/table/chainedLists.ts';
import {
  clearingOf,
  retentionState,
  type RetentionProgress,
} from '../../../store/core/retention/repository.ts';
import { sessionsOf } from '../../../store/core/sessions/sessionRecords.ts';
import { competitionsIn, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { findEmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { entriesOfCompetition } from '../../../store/entering/entries/lists.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import { musicPage, type StoredMusic } from '../../../store/entering/music/repository.ts';
import { remindersOf, type SentReminder } from '../../../store/entering/notifications/reminderRepository.ts';
import { accountsOfRole, type Account } from '../../../store/people/accounts/accounts.ts';

/** What of one page is due, and where the next one begins; `place` is null after the last. */
export type DuePage = {
  readonly place: string | null;
} & (DueOfCompetition | { readonly what: 'unconfirmedAccount'; readonly accounts: readonly Account[] });

export type DueOfCompetition = {
  readonly competition: Pick<StoredCompetition, 'id' | 'endDate'>;
} & (
  | { readonly what: 'emergencyContact'; readonly entryIds: readonly string[] }
  | { readonly what: 'music'; readonly music: readonly StoredMusic[] }
  | { readonly what: 'reminder'; readonly reminders: readonly SentReminder[] }
);

/** Accounts that are looked at at once. */
const CONCURRENCY = 10;
/** A correction may store a contact late, so a competition is looked through again. */
const COMPETITION_PAUSE_DAYS = 30;
/** The accounts are passed through once a day. */
const ACCOUNTS_PAUSE_HOURS = 20;

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Whether a pass has ended less than so many hours ago; one that a wrong clock ended in the future has not. */
function isResting(one: RetentionProgress | undefined, hours: number, now: Date): boolean {
  if (one?.place !== null) return false;
  const since = now.getTime() - Date.parse(one.at);
  return since >= 0 && since < hours * HOUR_MILLISECONDS;
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

/** Pages of one list, from where the last run stopped. Reading them deletes nothing. */
export type PageList<Page = DuePage> = AsyncGenerator<Page>;

/** A list for each competition that is over, of what is due of it. */
export async function* listsOfCompetitions(now: Date): AsyncGenerator<PageList<DuePage & DueOfCompetition>> {
  const listed = [...(await competitionsIn('archived')), ...(await competitionsIn('published'))];
  const over = listed.filter((competition) => isOver(competition, now));
  const progress = await clearingOf(over.map(({ id }) => id));
  for (const competition of over) {
    const found = progress.get(competition.id);
    const reached = found?.endDate === competition.endDate ? found : undefined;
    if (isResting(reached, COMPETITION_PAUSE_DAYS * 24, now)) continue;
    yield pagesOfCompetition(competition, reached?.place ?? null, now);
  }
}

async function* pagesOfCompetition(
  competition: StoredCompetition,
  from: string | null,
  now: Date,
): PageList<DuePage & DueOfCompetition> {
  let place = from;
  do {
    const page = await pageAt(place, (at) => pageOfCompetition(competition, at, now));
    yield page;
    ({ place } = page);
  } while (place !== null);
}

/** A release that reads a list otherwise cannot read where the one before stopped: it begins anew. */
async function pageAt<Page>(
  place: string | null,
  read: (place: string | null) => Promise<Page>,
): Promise<Page> {
  try {
    return await read(place);
  } catch (error) {
    if (place === null || !(error instanceof ApiError && error.code === 'ValidationFailed')) throw error;
    return read(null);
  }
}

/** Whether the contacts of a competition have been kept long enough, by the venue's calendar. */
const isOver = ({ endDate, timeZone }: StoredCompetition, now: Date): boolean =>
  shiftDay(endDate, daysKept('emergencyContact')) < dayIn(now, timeZone);

const LISTS = [...ENTRY_KINDS, 'music', 'reminders'] as const;

async function pageOfCompetition(
  { id, endDate }: StoredCompetition,
  from: string | null,
  now: Date,
): Promise<DuePage & DueOfCompetition> {
  const lists = { of: ['retention', id], names: LISTS };
  const { name, cursor } = chainedPlace(lists, from ?? undefined);
  const competition = { id, endDate };
  if (name === 'music') {
    const { music, nextCursor } = await musicPage(id, cursor);
    return { what: 'music', competition, music, place: chainedCursor(lists, name, nextCursor) };
  }
  if (name === 'reminders') {
    const { reminders, nextCursor } = await remindersOf(id, cursor);
    const sentBefore = before(now, secondsKept('reminder'));
    return {
      what: 'reminder',
      competition,
      reminders: reminders.filter(({ remindedAt }) => remindedAt < sentBefore),
      place: chainedCursor(lists, name, nextCursor),
    };
  }
  const { entryIds, nextCursor } = await entriesWithContacts(id, name, cursor);
  return {
    what: 'emergencyContact',
    competition,
    entryIds,
    place: chainedCursor(lists, name, nextCursor),
  };
}

async function entriesWithContacts(competitionId: string, kind: EntryKind, cursor: string | undefined) {
  const { entries, nextCursor } = await entriesOfCompetition({ competitionId, kind, cursor });
  const contacts = await findEmergencyContacts(entries.map(({ id }) => id));
  return { entryIds: [...contacts.keys()], nextCursor };
}

type DueAccounts = DuePage & { readonly what: 'unconfirmedAccount' };

/** One list, of families' accounts that nobody confirmed in time. */
export async function* listsOfAccounts(now: Date): AsyncGenerator<PageList<DueAccounts>> {
  const { accounts: reached } = await retentionState();
  if (!isResting(reached, ACCOUNTS_PAUSE_HOURS, now)) yield pagesOfAccounts(reached?.place ?? null, now);
}

async function* pagesOfAccounts(from: string | null, now: Date): PageList<DueAccounts> {
  let place = from;
  do {
    const page = await pageAt(place, (at) => accountsOfRole('SKATER', undefined, at ?? undefined));
    place = page.nextCursor;
    const unconfirmed = page.accounts.filter((account) => isUnconfirmed(account, now));
    const unused = await mapInParallel(unconfirmed, CONCURRENCY, async (account) =>
      (await isUnused(account, now)) ? [account] : [],
    );
    yield { what: 'unconfirmedAccount', accounts: unused.flat(), place };
  } while (place !== null);
}

/**
 * An invitation that was sent again counts from then. A coach's account is the federation's to end, and one that it has
 * deactivated keeps its address from signing up again.
 */
function isUnconfirmed(
  { emailVerified, createdAt, invitedAt, coachId, active }: Account,
  now: Date,
): boolean {
  const latest = before(now, secondsKept('unconfirmedAccount'));
  return (
    active && !emailVerified && !coachId && createdAt < latest && (invitedAt === null || invitedAt < latest)
  );
}

/** Whether an account has no entry and is logged in nowhere. */
export async function isUnused(account: Account, now: Date): Promise<boolean> {
  const [entries, sessions] = await Promise.all([allEntriesOfAccount(account.id), sessionsOf(account, now)]);
  return entries.length === 0 && sessions.length === 0;
}
