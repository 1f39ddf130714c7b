import type { Handler } from '../../platform/http/requestContext.ts';
import * as unsentMails from '../../services/notifications/unsentMails.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import { toEntryMail } from '../../store/notifications/notification.ts';
import { notificationsOf } from '../../store/notifications/repository.ts';

/** Newest first. */
export const listEntryMails: Handler<'listEntryMails'> = async ({ params, now }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const mails = await notificationsOf(entry.id);
  const data = mails.map((mail) => toEntryMail(mail, now));
  return { data: data.sort((one, other) => (one.at < other.at ? 1 : -1)) };
};

export const sendEntryMail: Handler<'sendEntryMail'> = async ({ params, body, now }) => ({
  data: await unsentMails.sendEntryMail(params, body.key, now),
});

export const sendUnsentMails: Handler<'sendUnsentMails'> = async ({ params, body, now }) => {
  const { nextCursor, ...data } = await unsentMails.sendUnsentMails(params.competitionId, body, now);
  return { data, nextCursor };
};
