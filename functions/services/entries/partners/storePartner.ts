import type { Notice } from '../../../store/notifications/notice.ts';
import { noticeSteps } from '../../../store/notifications/noticeSteps.ts';
import { changeEntry } from '../save/changeEntry.ts';
import { coupleName } from './newPartner.ts';
import type { Couple } from './partnerLinks.ts';
import type { DanceEntry, StoredPartner } from '../../../store/entries/storedEntry.ts';

interface PartnerStored {
  readonly what:
    'partnerChanged' | 'partnerInvited' | 'partnerConfirmed' | 'partnerDeclined' | 'partnerCorrected';
  /** The account's id; null for the partner, who has only a link. */
  readonly by: string | null;
  readonly now: Date;
  readonly notice: Notice | null;
  /** What the eligibility rules remark now; where nobody was changed they say what they said. */
  readonly remarks?: Pick<DanceEntry, 'checks' | 'vouches'>;
}

/**
 * Stores what has changed of a couple's partner, in an entry that has the version read, with whom to
 * tell. Places and prices are of events, and stay.
 * @throws {ApiError} VersionConflict; ValidationFailed (partner, AlreadyExist) where the partner is in
 * one of the events by another entry
 */
export async function storePartner(
  before: DanceEntry,
  partner: StoredPartner,
  { what, by, now, notice, remarks }: PartnerStored,
): Promise<Couple> {
  const after = { ...before, ...remarks, name: coupleName(before.skater, partner), partner };
  const stored = await changeEntry<DanceEntry>(before, after, {
    ...{ what, by, now },
    extra: (entry) => (notice ? noticeSteps({ entry, notice }, now) : []),
  });
  return { ...stored, partner };
}
