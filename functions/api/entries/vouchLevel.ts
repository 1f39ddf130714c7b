import type { Handler } from '../../platform/http/requestContext.ts';
import { attestLevel } from '../../services/entries/eligibility/attestLevel.ts';

export const vouchLevel: Handler<'vouchLevel'> = async ({ params, body, session, now }) => ({
  data: await attestLevel(params, body, session, now),
});
