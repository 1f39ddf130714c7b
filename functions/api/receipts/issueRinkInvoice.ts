import type { Handler } from '../../platform/http/requestContext.ts';
import { toRinkInvoices } from './getRinkInvoices.ts';
import { issueInvoice } from '../../services/documents/issueInvoice.ts';
import { loadRinkInvoices } from '../../services/documents/rinkInvoiceState.ts';

export const issueRinkInvoice: Handler<'issueRinkInvoice'> = async ({ params, body, session, now }) => {
  const ofRink = { competitionId: params.competitionId, rink: body.rink, now };
  await issueInvoice({ ...ofRink, by: session.id });
  return { data: toRinkInvoices(await loadRinkInvoices({ ...ofRink, accountId: session.id })) };
};
