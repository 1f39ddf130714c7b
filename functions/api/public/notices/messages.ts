import type { Handler } from '../../../platform/http/requestContext.ts';
import * as messages from '../../../services/day/messages/sendMessage.ts';

export const listMessages: Handler<'listMessages'> = async ({ params }) => ({
  data: await messages.listMessages(params.competitionId),
});

export const previewMessage: Handler<'previewMessage'> = async ({ params, body, now }) => ({
  data: await messages.previewMessage(params.competitionId, body, now),
});

export const sendMessage: Handler<'sendMessage'> = async ({ params, body, session, now }) => ({
  data: await messages.sendMessage(params, { body, by: session.id, now }),
});

export const getMessageReach: Handler<'getMessageReach'> = async ({ params }) => ({
  data: await messages.messageReach(params.competitionId, params.messageId),
});
