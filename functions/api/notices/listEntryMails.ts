import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { notificationsOf } from '../../store/notifications/repository.ts';
import { mailToApi } from '../../store/notifications/mailToApi.ts';

export const listEntryMails: Handler<'listEntryMails'> = async ({ params }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const mails = await notificationsOf(entry.id);
  return { data: mails.map(mailToApi).sort((one, other) => (one.at < other.at ? 1 : -1)) };
};
