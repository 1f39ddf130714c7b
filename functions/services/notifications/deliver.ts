import { findAccount } from '../../store/accounts/accounts.ts';
import { notificationAddresses } from '../accounts/notificationAddresses.ts';
import { competitionsById, type StoredCompetition } from '../../store/competitions/repository.ts';
import { entryMail } from '../mail/entryMail.ts';
import { errorName, logError } from '../../platform/log.ts';
import { sendMailInTime } from '../../platform/mail/sendMail.ts';
import { waitlistPositions } from '../../store/capacity/waitlistPositions.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import { recipientAddress } from '../../store/notifications/recipients.ts';
import { notificationsFor, type EntryNotification } from '../../store/notifications/notificationWrites.ts';
import type { StoredNotification } from '../../store/notifications/notification.ts';
import { claimNotification, releaseNotification } from '../../store/notifications/repository.ts';

/** What a change may wait for its mails in all; what is not sent by then stays on record as unsent. */
const LONGEST_MILLISECONDS = 2_500;
/** Mails under way at once: the promotion of many tells many. */
const CONCURRENCY = 8;

/**
 * Sends the mails of news whose `notificationWrites` have been written. Never throws and never waits long: a
 * change stands whether or not mail works, and a mail that was not sent is on record to be sent again.
 */
export async function deliver(notifications: readonly EntryNotification[], now: Date): Promise<void> {
  const mails = notifications.flatMap((one) =>
    notificationsFor(one, now).map((notice) => ({ ...one, stored: notice })),
  );
  if (mails.length === 0) return;
  try {
    const competitions = await competitionsOf(notifications);
    await runInParallel(mails, CONCURRENCY, LONGEST_MILLISECONDS, async ({ stored, entry }, left) => {
      const competition = competitions.get(stored.competitionId);
      return competition && deliverOne({ stored, entry, competition }, now, left);
    });
  } catch (error) {
    logError('noticesNotSent', { error: errorName(error) });
  }
}

async function competitionsOf(
  notifications: readonly EntryNotification[],
): Promise<Map<string, StoredCompetition>> {
  const known = notifications.flatMap(({ competition }) => competition ?? []);
  const missing = notifications
    .filter(({ competition }) => !competition)
    .map(({ entry }) => entry.competitionId);
  const read = missing.length > 0 ? await competitionsById(missing, true) : [];
  return new Map([...known.map((one) => [one.id, one] as const), ...read]);
}

interface Delivery {
  readonly stored: StoredNotification;
  readonly entry: EntryNotification['entry'];
  readonly competition: StoredCompetition;
}

/**
 * Sends one mail that nobody has sent, to every address of the account, or to the coach or the partner.
 * @param within milliseconds that mail may take
 * @returns what became of it; a mail that somebody else has sent is sent
 */
export async function deliverOne({ stored, entry, competition }: Delivery, now: Date, within: number) {
  if (stored.notice.what === 'reminder') return 'sent';
  const [account, mine] = await Promise.all([findAccount(entry.accountId), claimNotification(stored, now)]);
  if (!mine) return 'sent';
  const family = account ? notificationAddresses(account) : [];
  const other = recipientAddress(entry, stored.to);
  // Who is also the family has the family's mail: nobody gets two for one thing.
  const to = stored.to === 'family' ? family : other && !family.includes(other.email) ? [other.email] : [];
  if (to.length === 0) return 'sent';
  const name = other?.name ?? account?.name ?? '';
  const places = await waitlistPositions([entry]);
  const waitingPlace = (eventId: string) => places(entry, eventId);
  const mail = entryMail({ notice: stored.notice, to: stored.to, name, entry, competition, waitingPlace });
  const outcome = await sendMailInTime({ to: [...new Set(to)], mail }, within);
  if (outcome !== 'sent') await releaseNotification(stored, outcome);
  return outcome;
}
