import { entryOfCompetition } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { entryReceipts } from './entryReceipts.ts';
import { issue } from './issue.ts';

export const issueEntryReceipt: Handler<'issueEntryReceipt'> = async ({ params, session, now }) => {
  const read = () => entryOfCompetition(params.competitionId, params.entryId);
  await issue({ read, by: session.id, now });
  return { data: await entryReceipts(await read(), now) };
};
