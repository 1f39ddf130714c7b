import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { entryMail } from '../mail/entryMail.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { waitlistPositions } from '../../store/capacity/waitlistPositions.ts';
import { familyDueBeside } from '../families/familyDue.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { recipientAddress, type StoredNotification } from '../../store/notifications/notification.ts';
import { claimNotification, releaseNotification } from '../../store/notifications/repository.ts';

interface Delivery {
  readonly stored: StoredNotification;
  readonly entry: StoredEntry;
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
