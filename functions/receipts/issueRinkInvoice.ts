import type { Handler } from '../http/exchange.ts';
import { rinkInvoicesOf } from './getRinkInvoices.ts';
import { issueInvoice } from './issueInvoice.ts';
import { rinkStanding } from './rinkStanding.ts';

export const issueRinkInvoice: Handler<'issueRinkInvoice'> = async ({ params, body, session, now }) => {
  const ofRink = { competitionId: params.competitionId, rink: body.rink, now };
  await issueInvoice({ ...ofRink, by: session.id });
  return { data: rinkInvoicesOf(await rinkStanding({ ...ofRink, accountId: session.id })) };
};
