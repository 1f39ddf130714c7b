import type { Handler } from '../../platform/http/requestContext.ts';
import { saveVerifications } from '../../services/entries/eligibility/saveVerifications.ts';

export const verifyEntries: Handler<'verifyEntries'> = async ({ params, body, session, now }) => ({
  data: await saveVerifications(params.competitionId, body, session, now),
});
