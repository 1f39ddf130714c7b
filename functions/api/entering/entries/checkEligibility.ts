import type { Handler } from '../../../platform/http/requestContext.ts';
import { evaluateEntryForm } from '../../../services/entering/entries/eligibility/evaluateEntryForm.ts';

export const checkEligibility: Handler<'checkEligibility'> = async ({ body, session, now }) => ({
  data: await evaluateEntryForm(session.id, body, now),
});
