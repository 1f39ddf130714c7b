import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { DIRECT, directMail, type DirectMail } from '../../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../../core/mail/sendDirectly.ts';
import { countAttempt } from '../../../core/throttling/attempts.ts';
import type { PartnerChange } from './applyPartner.ts';
import { composeDroppedPartner, composePartnerInvitation } from './composePartnerMails.ts';
import type { Couple } from './couples.ts';

/**
 * Counts a mail to the other skater of a couple, so that no account can flood a stranger's mailbox.
 * @param sender the account's id; for changes by the partner the entry's id
 * @throws {ApiError} TooManyAttempts
 */
export async function countPartnerMail(sender: string, now: Date): Promise<void> {
  await countAttempt({ what: 'partnerMail', who: sender }, now);
}

/** The mails of a change to a couple, stored with it and sent once it is stored. */
export interface PartnerMails {
  /** A link to confirm or decline. */
  readonly invitation: DirectMail | null;
  /** To the partner or address whose invitation no longer holds. */
  readonly dropped: DirectMail | null;
}

/** @param couple as it will be stored; null for an entry without a partner */
export function partnerMails(
  couple: Pick<Couple, 'id' | 'competitionId' | 'partner'> | null,
  { invites, dropped }: Pick<PartnerChange, 'invites' | 'dropped'>,
  now: Date,
): PartnerMails {
  if (!couple) return { invitation: null, dropped: null };
  const { id: entryId, competitionId, partner } = couple;
  const { email, invitation } = partner;
  const isInvited = invites && email !== null && invitation !== null;
  return {
    invitation: isInvited ? directMail(DIRECT.partner, { competitionId, entryId, invitation }, now) : null,
    dropped: dropped && directMail(DIRECT.dropped, { competitionId, entryId, ...dropped }, now),
  };
}

/** For the transaction of the change. */
export const partnerMailWrites = ({ invitation, dropped }: PartnerMails): TransactItem[] =>
  [invitation, dropped].flatMap((mail) => (mail ? [mail.write] : []));

/** The entry stands even if a mail fails: it is tried again, and the family can send the invitation again. */
export async function sendPartnerMails({ invitation, dropped }: PartnerMails, now: Date): Promise<void> {
  await Promise.all([
    invitation && sendDirectly(invitation, composePartnerInvitation, now),
    dropped && sendDirectly(dropped, composeDroppedPartner, now),
  ]);
}
