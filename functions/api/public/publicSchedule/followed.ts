import type { Handler } from '../../../platform/http/requestContext.ts';
import * as followed from '../../../services/day/followed/followed.ts';
import { followedBy } from '../../../store/people/followed/repository.ts';

export const listFollowed: Handler<'listFollowed'> = async ({ params, session }) => ({
  data: await followedBy(session.id, params.competitionId),
});

export const updateFollowed: Handler<'updateFollowed'> = async ({ params, body, session, now }) => ({
  data: await followed.updateFollowed({ ...params, ...body, accountId: session.id }, now),
});
