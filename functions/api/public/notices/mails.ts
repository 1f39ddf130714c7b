import type { Handler } from '../../../platform/http/requestContext.ts';
import * as entryMails from '../../../services/public/outbox/sendEntryMail.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import { toEntryMail } from '../../../store/entering/notifications/notification.ts';
import { notificationsOf } from '../../../store/entering/notifications/repository.ts';

/** Newest first. */
export const listEntryMails: Handler<'listEntryMails'> = async ({ params, now }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const mails = await notificationsOf(entry.id);
  const data = mails.map((mail) => toEntryMail(mail, now));
  return { data: data.sort((one, other) => (one.at < other.at ? 1 : -1)) };
};

export const sendEntryMail: Handler<'sendEntryMail'> = async ({ params, body, now }) => ({
  data: await entryMails.sendEntryMail(params, body.key, now),
});
