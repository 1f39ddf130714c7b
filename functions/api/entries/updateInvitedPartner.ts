import type { Handler } from '../../platform/http/requestContext.ts';
import { updatePartnerByLink } from '../../services/entries/partners/updatePartner.ts';

export const updateInvitedPartner: Handler<'updateInvitedPartner'> = async ({ params, body, now }) => ({
  data: await updatePartnerByLink(params.token, body, now),
});
