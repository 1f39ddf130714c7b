import type { Handler } from '../../platform/http/requestContext.ts';
import { updatePartnerByFamily } from '../../services/entries/partners/updatePartner.ts';

export const updatePartner: Handler<'updatePartner'> = async ({ params, body, session, now }) => ({
  data: await updatePartnerByFamily(session.id, params.entryId, body, now),
});
