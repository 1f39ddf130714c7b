import type { RinkInvoices } from '../../../../shared/contract/money/documents/invoices.ts';
import { invoiceLayout } from '../../../../shared/domain/money/receipts/invoiceLayout.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { issueInvoice } from '../../../services/money/documents/issueInvoice.ts';
import {
  getInvoiceFor,
  loadRinkInvoices,
  refuseOtherRink,
  type RinkInvoiceState,
} from '../../../services/money/documents/rinkInvoices.ts';
import { toPdfAnswer } from '../../../services/core/documents/toPdfAnswer.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { invoicesOfCompetition } from '../../../store/money/documents/invoiceRepository.ts';

export const listInvoices: Handler<'listInvoices'> = async ({ params: { competitionId }, query }) => {
  const [{ invoices, nextCursor }] = await Promise.all([
    invoicesOfCompetition(competitionId, query.cursor),
    getCompetition(competitionId),
  ]);
  return { data: invoices, nextCursor };
};

export const getInvoice: Handler<'getInvoice'> = async ({ params, session }) => ({
  data: await getInvoiceFor(session, params.competitionId, Number(params.number)),
});

export const getInvoiceFile: Handler<'getInvoiceFile'> = async ({ params, session }) => {
  const number = Number(/\d+/.exec(params.file)?.[0]);
  const invoice = await getInvoiceFor(session, params.competitionId, number);
  return toPdfAnswer(invoiceLayout(invoice), invoice.issuedAt);
};

export const getRinkInvoices: Handler<'getRinkInvoices'> = async ({ params, query, session, now }) => {
  refuseOtherRink(session, query.rink);
  const { competitionId } = params;
  const state = await loadRinkInvoices({ competitionId, rink: query.rink, accountId: session.id, now });
  return { data: toRinkInvoices(state) };
};

export const issueRinkInvoice: Handler<'issueRinkInvoice'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  await issueInvoice({ competitionId, rink: body.rink, by: session.id, now });
  const state = await loadRinkInvoices({ competitionId, rink: body.rink, accountId: session.id, now });
  return { data: toRinkInvoices(state) };
};

function toRinkInvoices({ draft, invoices, isCurrent }: RinkInvoiceState): RinkInvoices {
  return { draft, invoices: invoices.toReversed(), isCurrent };
}
