import type { NotificationContent } from '../../../store/notifications/notification.ts';
import { notificationWrites } from '../../../store/notifications/notificationWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { coupleName } from './newPartner.ts';
import type { Couple } from './partnerLinks.ts';
import type { DanceEntry, StoredPartner } from '../../../store/entries/storedEntry.ts';

interface PartnerUpdateOptions {
  readonly action:
    'partnerChanged' | 'partnerInvited' | 'partnerConfirmed' | 'partnerDeclined' | 'partnerCorrected';
  /** The account's id; null for the partner, who has only a link. */
  readonly by: string | null;
  readonly now: Date;
  readonly notice: NotificationContent | null;
  /** What the eligibility rules remark now; where nobody was changed they say what they said. */
  readonly findings?: Pick<DanceEntry, 'checks' | 'vouches'>;
}

/**
 * Stores what has changed of a couple's partner, in an entry that has the version read, with whom to
 * tell. Places and prices are of events, and stay.
 * @throws {ApiError} VersionConflict; ValidationFailed (partner, AlreadyExist) where the partner is in
 * one of the events by another entry
 */
export async function savePartner(
  before: DanceEntry,
  partner: StoredPartner,
  { action, by, now, notice, findings }: PartnerUpdateOptions,
): Promise<Couple> {
  const after = { ...before, ...findings, name: coupleName(before.skater, partner), partner };
  const stored = await saveEntry<DanceEntry>(before, after, {
    action,
    by,
    now,
    extraWrites: (entry) => (notice ? notificationWrites({ entry, notice }, now) : []),
  });
  return { ...stored, partner };
}
