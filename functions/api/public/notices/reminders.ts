import type { Handler } from '../../../platform/http/requestContext.ts';
import { previewReminder as preview } from '../../../services/entering/notifications/previewReminder.ts';
import { sendReminder as send } from '../../../services/entering/notifications/sendReminder.ts';

export const previewReminder: Handler<'previewReminder'> = async ({ params, body, now }) => {
  const { nextCursor, ...data } = await preview(params.competitionId, body, now);
  return { data, nextCursor };
};

export const sendReminder: Handler<'sendReminder'> = async ({ params, body, session, now }) => {
  const { accounts, about, kind, words } = body;
  return {
    data: await send(params.competitionId, accounts, { about, kind, words, by: session.id, now }),
  };
};
