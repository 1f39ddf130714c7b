import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { PartnerInvitation } from '../../../../shared/contract/entries/partners.ts';
import { isPartnerOpen, partnerPageOf } from '../../../../shared/domain/entries/rules/partnerRules.ts';
import { consentOf } from '../../../../shared/domain/consent/waiver.ts';
import { shortName } from '../../../../shared/domain/skaters/shortName.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { peopleOf } from '../../../store/entries/people.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import { sendMailQuietly } from '../../mail/sendMail.ts';
import { droppedPartnerMail, partnerInvitationMail } from '../../mail/partnerMails.ts';
import { countAttempt } from '../../throttling/attempts.ts';
import type { PartnerChange } from './applyPartner.ts';
import { storePartnerLink, type Couple } from './couples.ts';

/** What a partner's link shows of the couple's entry. */
export function partnerInvitation(couple: Couple, competition: Competition, now: Date): PartnerInvitation {
  const { partner, skater, events, state, version } = couple;
  const consent = consentOf(couple.consents, partner, peopleOf(couple));
  return {
    state: partner.state,
    entryState: state,
    invitedBy: shortName(skater.fullName),
    competition,
    open: isPartnerOpen(state, competition, now),
    events: events.filter(({ partnered }) => partnered),
    partner,
    signedWaiver: consent?.waiver ?? null,
    publishAs: consent?.publishAs ?? null,
    version,
  };
}

/** @throws {ApiError} ValidationFailed (token, MustValid) once entries have closed or the entry is withdrawn */
export function refuseClosedInvitation(couple: Couple, competition: Competition, now: Date): void {
  if (!isPartnerOpen(couple.state, competition, now)) throw wrongField('token', 'MustValid');
}

/**
 * Counts a mail to the other skater of a couple, so that no account can flood a stranger's mailbox.
 * @param sender the account's id; for changes by the partner the entry's id
 * @throws {ApiError} TooManyAttempts
 */
export async function countPartnerMail(sender: string, now: Date): Promise<void> {
  await countAttempt({ what: 'partnerMail', who: sender }, now);
}

const PAGES = { couple: '/update-couple-partner', dance: '/update-couple-partner-dance' } as const;

/**
 * Mails the partner of a stored couple a link to confirm or decline. The entry stands even if the mail
 * fails: the family sees the invitation and can send it again.
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

/** Mails the new invitation, and the partner or address that was dropped. */
export async function notifyPartnerOfChange(
  couple: Couple,
  { invites, dropped }: PartnerChange,
  competition: Competition,
): Promise<void> {
  await Promise.all([
    invites && invitePartner(couple, competition),
    dropped && notifyDroppedPartner(dropped, couple, competition),
  ]);
}

async function notifyDroppedPartner(
  { fullName, email }: NonNullable<PartnerChange['dropped']>,
  { skater }: Pick<Couple, 'skater'>,
  competition: { readonly name: string },
): Promise<void> {
  const inviter = shortName(skater.fullName);
  const mail = droppedPartnerMail({ name: fullName, inviter, competition });
  await sendMailQuietly({ to: [email], mail });
}
