import { entryOfCompetition } from '../../store/entries/foundEntry.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { noticesOf } from '../../store/notifications/repository.ts';
import { wireMail } from '../../store/notifications/wireMail.ts';

export const listEntryMails: Handler<'listEntryMails'> = async ({ params }) => {
  const entry = await entryOfCompetition(params.competitionId, params.entryId);
  const mails = await noticesOf(entry.id);
  return { data: mails.map(wireMail).sort((one, other) => (one.at < other.at ? 1 : -1)) };
};
