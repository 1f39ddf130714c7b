import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { coupleOfLink } from '../../../services/entering/entries/partners/couples.ts';
import { partnerInvitationOf } from '../../../services/entering/entries/partners/partnerInvitation.ts';
import {
  answerInvitation,
  updatePartnerByFamily,
  updatePartnerByLink,
} from '../../../services/entering/entries/partners/updatePartner.ts';
import { competitionWithRink } from '../../../store/entering/competitions/withRinks.ts';

export const updatePartner: Handler<'updatePartner'> = async ({ params, body, session, now }) => ({
  data: await updatePartnerByFamily({ ...params, accountId: familyOf(session), by: session.id }, body, now),
});

/** Attempts are not counted: a token has 256 bits, so nobody can guess one. */
export const getPartnerInvitation: Handler<'getPartnerInvitation'> = async ({ params, now }) => {
  const couple = await coupleOfLink(params.token);
  return { data: partnerInvitationOf(couple, await competitionWithRink(couple.competitionId), now) };
};

export const answerPartnerInvitation: Handler<'answerPartnerInvitation'> = async ({ params, body, now }) => ({
  data: await answerInvitation(params.token, body, now),
});

export const updateInvitedPartner: Handler<'updateInvitedPartner'> = async ({ params, body, now }) => ({
  data: await updatePartnerByLink(params.token, body, now),
});
