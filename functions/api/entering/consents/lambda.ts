import { consentRoutes } from '../../../../shared/contract/entering/entries/consents.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { loadEntryWaivers } from '../../../services/entering/entries/consents/entryWaivers.ts';
import { resetGivenName as resetName } from '../../../services/entering/entries/consents/resetGivenName.ts';
import {
  recordPaperWaivers as recordPaper,
  updateConsents as updateByFamily,
} from '../../../services/entering/entries/consents/updateConsents.ts';
import { getEntryOfCompetition, getMyEntry } from '../../../store/entering/entries/repository.ts';
import { lambdaFor } from '../../lambdaFor.ts';

const updateConsents: Handler<'updateConsents'> = async ({ params, body, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await updateByFamily(entry, body, { by: session.id, now }) };
};

const getEntryWaivers: Handler<'getEntryWaivers'> = async ({ params }) => ({
  data: await loadEntryWaivers(params.competitionId, params.entryId),
});

const recordPaperWaivers: Handler<'recordPaperWaivers'> = async ({ params, session, now }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await recordPaper(entry, { by: session.id, now }) };
};

const resetGivenName: Handler<'resetGivenName'> = async ({ params, body, session, now }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await resetName(entry, body, { by: session.id, now }) };
};

export const handler = lambdaFor('consents', consentRoutes, {
  updateConsents,
  getEntryWaivers,
  recordPaperWaivers,
  resetGivenName,
});
