import type { Handler } from '../../platform/http/requestContext.ts';
import { answerInvitation } from '../../services/entries/partners/updatePartner.ts';

export const answerPartnerInvitation: Handler<'answerPartnerInvitation'> = async ({ params, body, now }) => ({
  data: await answerInvitation(params.token, body, now),
});
