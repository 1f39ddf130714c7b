import {
  recipientAddress,
  storedNotification,
  type NotificationContent,
} from '../../../store/entering/notifications/notification.ts';
import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { waitlistPositions } from '../../../store/entering/capacity/waitlistPositions.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById, findEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { familyDueOf } from '../families/familyDue.ts';
import { entryMail, isAboutDay, type EntryStart } from '../mail/entryMail.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';

/** What became of an entry's events on the day, by event. */
type FindStarts = (entry: StoredEntry, now: Date) => Promise<ReadonlyMap<string, EntryStart>>;

/**
 * A mail about an entry as it is now: to every address of the account, or to the coach or the partner.
 * @param findStarts for mails about the day that it skates
 */
export const composeEntryMail =
  (findStarts: FindStarts): Composer =>
  (item, now) =>
    compose(item, now, findStarts);

async function compose(
  item: Parameters<Composer>[0],
  now: Date,
  findStarts: FindStarts,
): ReturnType<Composer> {
  const stored = storedNotification.parse(item);
  const { notice, to, accountId, entryId, competitionId } = stored;
  if (notice.what === 'reminder' || notice.what === 'email') return null;
  // A family that took the entry over since has it under its own account.
  const entry = (await findEntry(accountId, entryId)) ?? (await entryById(entryId));
  if (!entry || isErased(entry) || !holds(notice, entry)) return null;
  const [competition, account, places, familyDue] = await Promise.all([
    findCompetition(competitionId),
    findFamily(entry.accountId),
    waitlistPositions([entry]),
    to === 'family' ? familyDueOf(entry) : null,
  ]);
  if (!competition || (to === 'family' && !account)) return null;
  const family = account ? notificationAddresses(account) : [];
  const other = recipientAddress(entry, to);
  // A coach or partner who is also the family gets the family's mail only.
  if (to !== 'family' && (!other || family.includes(other.email))) return null;
  const name = other?.name ?? account?.name ?? '';
  const waitingPlace = (eventId: string) => places(entry, eventId);
  const starts = isAboutDay(notice) ? await findStarts(entry, now) : null;
  const startOf = (eventId: string) => starts?.get(eventId) ?? null;
  const mail = entryMail({ notice, to, name, entry, familyDue, competition, waitingPlace, startOf, now });
  return { to: other ? [other.email] : family, mail };
}

/** These notices stay true after a withdrawal; the mail about the withdrawal says the rest. */
const AFTER_WITHDRAWAL: readonly NotificationContent['what'][] = [
  'withdrawn',
  'eventCancelled',
  'payment',
  'refund',
  'partner',
];

const holds = ({ what }: NotificationContent, { state }: StoredEntry) =>
  state === 'withdrawn' ? AFTER_WITHDRAWAL.includes(what) : what !== 'withdrawn';
