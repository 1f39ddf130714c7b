import type { Handler } from '../../platform/http/requestContext.ts';
import * as feeds from '../../services/publicSchedule/calendarFeeds.ts';
import { loadSchedule } from '../../services/publicSchedule/loadSchedule.ts';
import { loadOwnSchedule } from '../../services/publicSchedule/ownSchedule.ts';

export const getSchedule: Handler<'getSchedule'> = async ({ params, query }) => ({
  data: await loadSchedule(params.competitionId, query.date),
});

export const getMySchedule: Handler<'getMySchedule'> = async ({ params, session }) => {
  const owner = { accountId: session.id, coachId: session.coachId ?? null };
  const { schedule } = await loadOwnSchedule(params.competitionId, owner);
  return { data: schedule };
};

export const listCalendarFeeds: Handler<'listCalendarFeeds'> = async ({ session }) => ({
  data: await feeds.listFeeds(session.id),
});

export const createCalendarFeed: Handler<'createCalendarFeed'> = async ({ session, body, now }) => ({
  data: await feeds.createFeed(session.id, body.kind, now),
});

export const revokeCalendarFeed: Handler<'revokeCalendarFeed'> = async ({ session, params }) => ({
  data: { revoked: await feeds.revokeFeed(session.id, params.kind) },
});

export const getCalendarFeed: Handler<'getCalendarFeed'> = ({ params, now }) =>
  feeds.loadFeed(params.token, now);
