import type { Handler } from '../../platform/http/requestContext.ts';
import { competitionWithRink } from '../../store/competitions/withRinks.ts';
import { partnerInvitation } from '../../services/entries/partners/partnerInvitation.ts';
import { coupleOfLink } from '../../services/entries/partners/partnerLinks.ts';

/** A token has 256 bits: nobody finds one by trying, so tries are not counted. */
export const getPartnerInvitation: Handler<'getPartnerInvitation'> = async ({ params, now }) => {
  const couple = await coupleOfLink(params.token);
  return { data: partnerInvitation(couple, await competitionWithRink(couple.competitionId), now) };
};
