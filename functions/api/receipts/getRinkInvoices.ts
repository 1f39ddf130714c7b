import type { RinkInvoices } from '../../../shared/contract/documents/invoices.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { refuseOtherRink } from '../../services/documents/ownRink.ts';
import { rinkStanding, type RinkStanding } from '../../services/documents/rinkStanding.ts';

export const getRinkInvoices: Handler<'getRinkInvoices'> = async ({ params, query, session, now }) => {
  refuseOtherRink(session, query.rink);
  const { competitionId } = params;
  return {
    data: rinkInvoicesOf(await rinkStanding({ competitionId, rink: query.rink, accountId: session.id, now })),
  };
};

export function rinkInvoicesOf({ draft, invoices, isCurrent }: RinkStanding): RinkInvoices {
  return { draft, invoices: invoices.toReversed(), isCurrent };
}
