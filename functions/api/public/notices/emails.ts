import type { Handler } from '../../../platform/http/requestContext.ts';
import * as emails from '../../../services/entering/notifications/sendEmail.ts';

export const previewEmail: Handler<'previewEmail'> = async ({ params, body }) => ({
  data: await emails.previewEmail(params.competitionId, body),
});

export const sendEmail: Handler<'sendEmail'> = async ({ params, body, session, now }) => ({
  data: await emails.sendEmail(params.competitionId, { ...body, by: session.id, now }),
});
