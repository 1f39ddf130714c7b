import type { Handler } from '../../platform/http/exchange.ts';
import { rinkInvoicesOf } from './getRinkInvoices.ts';
import { issueInvoice } from '../../services/documents/issueInvoice.ts';
import { rinkStanding } from '../../services/documents/rinkStanding.ts';

export const issueRinkInvoice: Handler<'issueRinkInvoice'> = async ({ params, body, session, now }) => {
  const ofRink = { competitionId: params.competitionId, rink: body.rink, now };
  await issueInvoice({ ...ofRink, by: session.id });
  return { data: rinkInvoicesOf(await rinkStanding({ ...ofRink, accountId: session.id })) };
};
