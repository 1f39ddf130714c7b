import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { partnerPageOf } from '../../../../shared/domain/entries/rules/partnerRules.ts';
import { shortName } from '../../../../shared/domain/skaters/shortName.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import { droppedPartnerMail, partnerInvitationMail } from '../../mail/partnerMails.ts';
import { sendMailQuietly } from '../../../platform/mail/sendMail.ts';
import type { PartnerChange } from './applyPartner.ts';
import { storePartnerLink, type Couple } from './partnerLinks.ts';

const PAGES = { couple: '/update-couple-partner', dance: '/update-couple-partner-dance' } as const;

/**
 * Mails the partner of a couple, as it is stored, a link to say yes or no by. Whether mail works changes
 * nothing of the entry: the family sees that the partner was asked, and can ask again.
 */
export async function invitePartner(couple: Couple, competition: Competition): Promise<void> {
  const { partner, skater } = couple;
  if (partner.email === null || partner.invitation === null) return;
  const token = await storePartnerLink(couple, competition.endDate);
  const mail = partnerInvitationMail({
    name: partner.fullName,
    inviter: shortName(skater.fullName),
    competition,
    events: couple.events.filter(({ partnered }) => partnered),
    link: linkTo(PAGES[partnerPageOf(couple.events)], { token }),
  });
  await sendMailQuietly({ to: [partner.email], mail });
}

/** Tells by mail who is asked now, and who is asked no longer. */
export async function notifyPartnerOfChange(
  couple: Couple,
  { invites, dropped }: PartnerChange,
  competition: Competition,
): Promise<void> {
  await Promise.all([
    ...(invites ? [invitePartner(couple, competition)] : []),
    ...(dropped ? [notifyDroppedPartner(dropped, couple, competition)] : []),
  ]);
}

/** Tells who was asked before that this address is asked no longer. */
async function notifyDroppedPartner(
  { fullName, email }: NonNullable<PartnerChange['dropped']>,
  { skater }: Pick<Couple, 'skater'>,
  competition: { readonly name: string },
): Promise<void> {
  const inviter = shortName(skater.fullName);
  const mail = droppedPartnerMail({ name: fullName, inviter, competition });
  await sendMailQuietly({ to: [email], mail });
}
