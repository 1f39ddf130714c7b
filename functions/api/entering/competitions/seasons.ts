import type { Handler } from '../../../platform/http/requestContext.ts';
import * as seasons from '../../../services/entering/competitions/seasons.ts';

export const archiveCompetition: Handler<'archiveCompetition'> = async ({ params, body, session, now }) => {
  const competition = { id: params.competitionId, version: body.version };
  const author = { by: session.id, at: now };
  return { data: await seasons.changeCompetitionState('archive', competition, author) };
};

export const restoreCompetition: Handler<'restoreCompetition'> = async ({ params, body, session, now }) => {
  const competition = { id: params.competitionId, version: body.version };
  const author = { by: session.id, at: now };
  return { data: await seasons.changeCompetitionState('restore', competition, author) };
};

export const changeCompetitions: Handler<'changeCompetitions'> = async ({ body, session, now }) => {
  const { action, competitions } = body;
  return { data: await seasons.changeCompetitions(action, competitions, { by: session.id, at: now }) };
};

export const undoCompetitionChange: Handler<'undoCompetitionChange'> = async ({ params, session, now }) => ({
  data: await seasons.undoCompetitionChange(params.changeId, { by: session.id, at: now }),
});
