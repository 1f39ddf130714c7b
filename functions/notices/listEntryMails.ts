import { entryOfCompetition } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { noticesOf } from './repository.ts';
import { wireMail } from './wireMail.ts';

export const listEntryMails: Handler<'listEntryMails'> = async ({ params }) => {
  const entry = await entryOfCompetition(params.competitionId, params.entryId);
  const mails = await noticesOf(entry.id);
  return { data: mails.map(wireMail).sort((one, other) => (one.at < other.at ? 1 : -1)) };
};
