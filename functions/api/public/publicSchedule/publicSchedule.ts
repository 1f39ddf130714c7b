import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf, type Session } from '../../../platform/http/session.ts';
import * as feeds from '../../../services/day/mySchedule/calendarFeeds.ts';
import { loadSchedule } from '../../../services/planning/published/loadSchedule.ts';
import { loadRinkSchedule } from '../../../services/day/mySchedule/rinkSchedule.ts';
import { loadMySchedule } from '../../../services/day/mySchedule/mySchedule.ts';

export const getSchedule: Handler<'getSchedule'> = async ({ params, query }) => ({
  data: await loadSchedule(params.competitionId, query.date),
});

export const getMySchedule: Handler<'getMySchedule'> = async ({ params, session, now }) => {
  const { schedule } = await loadMySchedule(params.competitionId, ownerOf(session), now);
  return { data: schedule };
};

export const getRinkSchedule: Handler<'getRinkSchedule'> = async ({ params, session, now }) => {
  const { schedule } = await loadRinkSchedule(params.competitionId, session.rinkId, now);
  return { data: schedule };
};

const ownerOf = (session: Session) => ({ accountId: familyOf(session), coachId: session.coachId ?? null });

const rinkOf = ({ role, rinkId }: Session) => (role === 'HEAD_COACH' ? rinkId : null);

export const listCalendarFeeds: Handler<'listCalendarFeeds'> = async ({ session }) => ({
  data: await feeds.listFeeds(session.id),
});

export const createCalendarFeed: Handler<'createCalendarFeed'> = async ({ session, body, now }) => ({
  data: await feeds.createFeed(
    { ...ownerOf(session), accountId: session.id, rinkId: rinkOf(session) },
    body.kind,
    now,
  ),
});

export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async ({ session, params }) => ({
  data: { revoked: await feeds.revokeFeed(session.id, params.kind) },
});

export const getCalendarFeed: Handler<'getCalendarFeed'> = ({ params, now }) =>
  feeds.loadFeed(params.token, now);
