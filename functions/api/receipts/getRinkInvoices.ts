import type { RinkInvoices } from '../../../shared/contract/documents/invoices.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { refuseOtherRink } from '../../services/documents/ownRink.ts';
import { loadRinkInvoices, type RinkInvoiceState } from '../../services/documents/rinkInvoiceState.ts';

export const getRinkInvoices: Handler<'getRinkInvoices'> = async ({ params, query, session, now }) => {
  refuseOtherRink(session, query.rink);
  const { competitionId } = params;
  return {
    data: toRinkInvoices(
      await loadRinkInvoices({ competitionId, rink: query.rink, accountId: session.id, now }),
    ),
  };
};

export function toRinkInvoices({ draft, invoices, isCurrent }: RinkInvoiceState): RinkInvoices {
  return { draft, invoices: invoices.toReversed(), isCurrent };
}
