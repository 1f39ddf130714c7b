import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import { competitionsById, type StoredCompetition } from '../../store/competitions/repository.ts';
import { entryMail } from '../mail/entryMail.ts';
import { errorName, logError } from '../../platform/log.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { waitlistPositions } from '../../store/capacity/waitlistPositions.ts';
import { familyDueBeside } from '../families/familyDue.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import { notificationsFor, type EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { recipientAddress, type StoredNotification } from '../../store/notifications/notification.ts';
import { claimNotification, releaseNotification } from '../../store/notifications/repository.ts';

/** How long a change waits for all of its mails. Mails not begun by then stay unsent. */
const LONGEST_MILLISECONDS = 2_500;
/** Mails sent at the same time: one promotion can notify many families. */
const CONCURRENCY = 8;

/**
 * Sends the mails of notifications whose `notificationWrites` are stored. It never throws and never takes
 * long: the change stands even if mail fails, and unsent mails are sent on schedule.
 */
export async function deliver(notifications: readonly EntryNotification[], now: Date): Promise<void> {
  const mails = notifications.flatMap((one) =>
    notificationsFor(one, now).map((stored) => ({ entry: one.entry, stored })),
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
 * Claims one mail and sends it: to every address of the account, or to the coach or the partner.
 * @param within milliseconds that sending may take
 * @returns the outcome; `sent` also when another call has sent it
 */
export async function deliverOne({ stored, entry, competition }: Delivery, now: Date, within: number) {
  if (stored.notice.what === 'reminder' || stored.notice.what === 'email') return 'sent';
  const isForFamily = stored.to === 'family';
  // Everything is read before the claim: a read that fails leaves the mail to the next attempt.
  const [account, places, familyDue] = await Promise.all([
    findFamily(entry.accountId),
    waitlistPositions([entry]),
    isForFamily ? familyDueBeside(entry) : null,
  ]);
  if (!(await claimNotification(stored, now))) return 'sent';
  const family = account ? notificationAddresses(account) : [];
  const other = recipientAddress(entry, stored.to);
  // A coach or partner who is also the family gets the family's mail only.
  const to = isForFamily ? family : other && !family.includes(other.email) ? [other.email] : [];
  if (to.length === 0) return 'sent';
  const name = other?.name ?? account?.name ?? '';
  const waitingPlace = (eventId: string) => places(entry, eventId);
  const { notice } = stored;
  const mail = entryMail({ notice, to: stored.to, name, entry, familyDue, competition, waitingPlace });
  const outcome = await sendMailInTime({ to: [...new Set(to)], mail }, within);
  if (outcome !== 'sent') await releaseNotification(stored, outcome);
  return outcome;
}
