import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as connections from '../../../services/people/coaches/connectCoach.ts';
import * as pupils from '../../../services/entering/coaches/pupils.ts';

export const inviteCoach: Handler<'inviteCoach'> = async (request) => ({
  data: await connections.inviteCoach(request),
});

export const unlinkCoach: Handler<'unlinkCoach'> = async (request) => ({
  data: await connections.unlinkCoach(request),
});

export const getCoachInvitation: Handler<'getCoachInvitation'> = async ({ params, now }) => ({
  data: await connections.loadCoachInvitation(params.token, now),
});

export const acceptCoachInvitation: Handler<'acceptCoachInvitation'> = async (request) => {
  const { name } = await connections.acceptCoachInvitation(request);
  return { data: { name } };
};

export const listPupils: Handler<'listPupils'> = ({ session, query }) => {
  if (!session.coachId) throw new ApiError('Forbidden');
  return pupils.listPupils(session.coachId, query.cursor);
};
