import * as z from 'zod/mini';
import { partnerPageOf } from '../../../../../shared/domain/entering/entries/rules/partnerRules.ts';
import { shortName } from '../../../../../shared/domain/people/skaters/shortName.ts';
import { linkTo } from '../../../../platform/mail/links.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { competitionWithRink } from '../../../../store/entering/competitions/withRinks.ts';
import { entryById } from '../../../../store/entering/entries/repository.ts';
import type { Composer } from '../../../core/mail/mailHandler.ts';
import { droppedPartnerMail, partnerInvitationMail } from '../../mail/partnerMails.ts';
import { coupleOf, storePartnerLink } from './couples.ts';

const invitationItem = z.object({ entryId: z.string(), invitation: z.string(), at: z.string() });

const PAGES = { couple: '/update-couple-partner', dance: '/update-couple-partner-dance' } as const;

/** The link by which a couple's partner confirms or declines; none for one who was replaced or has answered since. */
export const composePartnerInvitation: Composer = async (item) => {
  const { entryId, invitation, at } = invitationItem.parse(item);
  const entry = await entryById(entryId);
  const couple = entry && coupleOf(entry);
  if (!couple || couple.state === 'withdrawn') return null;
  const { partner, skater, events, competitionId } = couple;
  if (partner.email === null || partner.invitation !== invitation) return null;
  // An answer that SES did not give may hide a mail that arrived.
  if (partner.answeredAt !== null && partner.answeredAt >= at) return null;
  const competition = await competitionWithRink(competitionId);
  const token = await storePartnerLink(couple, competition.endDate);
  const mail = partnerInvitationMail({
    name: partner.fullName,
    inviter: shortName(skater.fullName),
    competition,
    events: events.filter(({ partnered }) => partnered),
    link: linkTo(PAGES[partnerPageOf(events)], { token }),
  });
  return { to: [partner.email], mail };
};

const droppedItem = z.object({
  competitionId: z.string(),
  entryId: z.string(),
  fullName: z.string(),
  email: z.string(),
});

/** To the partner or address that a couple has dropped; none where the same one was named again. */
export const composeDroppedPartner: Composer = async (item) => {
  const { competitionId, entryId, fullName, email } = droppedItem.parse(item);
  const [entry, competition] = await Promise.all([entryById(entryId), findCompetition(competitionId)]);
  if (entry?.kind !== 'dance' || !competition || entry.partner?.email === email) return null;
  const inviter = shortName(entry.skater.fullName);
  return { to: [email], mail: droppedPartnerMail({ name: fullName, inviter, competition }) };
};
