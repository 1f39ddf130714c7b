import type { Handler } from '../../platform/http/requestContext.ts';
import { coupleOfLink } from '../../services/entries/partners/couples.ts';
import { partnerInvitation } from '../../services/entries/partners/partnerInvitation.ts';
import { competitionWithRink } from '../../store/competitions/withRinks.ts';

/** Attempts are not counted: a token has 256 bits, so nobody can guess one. */
export const getPartnerInvitation: Handler<'getPartnerInvitation'> = async ({ params, now }) => {
  const couple = await coupleOfLink(params.token);
  return { data: partnerInvitation(couple, await competitionWithRink(couple.competitionId), now) };
};
