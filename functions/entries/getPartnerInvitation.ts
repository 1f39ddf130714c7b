import type { Handler } from '../http/exchange.ts';
import { competitionWithRink } from './competitionWithRink.ts';
import { partnerInvitation } from './partnerInvitation.ts';
import { coupleOfLink } from './partnerLinks.ts';

/** A token has 256 bits: nobody finds one by trying, so tries are not counted. */
export const getPartnerInvitation: Handler<'getPartnerInvitation'> = async ({ params, now }) => {
  const couple = await coupleOfLink(params.token);
  return { data: partnerInvitation(couple, await competitionWithRink(couple.competitionId), now) };
};
