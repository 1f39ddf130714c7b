import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { evaluateEntryForm } from '../../../services/entering/entries/eligibility/evaluateEntryForm.ts';

export const checkEligibility: Handler<'checkEligibility'> = async ({ body, session, now }) => ({
  data: await evaluateEntryForm(familyOf(session), body, now),
});
