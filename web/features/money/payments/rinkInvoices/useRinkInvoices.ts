import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Invoice } from '../../../../../shared/contract/money/documents/invoices.ts';
import { addressOf, call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';

/**
 * The invoices of a rink, the one that the address names or the newest, and the step that issues one.
 * @param chosen a number, `draft`, or null for the newest there is
 */
export function useRinkInvoices(competition: Competition, rink: string, chosen: string | null) {
  const queries = useQueryClient();
  const params = { competitionId: competition.id };
  const asked = requestQuery('getRinkInvoices', { params, query: { rink } });
  const query = useQuery(asked);
  const invoices = query.data?.invoices ?? [];
  const named = invoices.find(({ number }) => String(number) === chosen);
  const head = chosen === 'draft' ? undefined : (named ?? invoices[0]);
  const number = String(head?.number ?? '');
  const issued = useQuery({
    ...requestQuery('getInvoice', { params: { ...params, number } }),
    enabled: head !== undefined,
  });
  // The list may be newer than the invoice, so `replacedBy` comes from the list.
  const shown: Invoice | null = head
    ? issued.data
      ? { ...issued.data, replacedBy: head.replacedBy }
      : null
    : (query.data?.draft ?? null);
  const issue = async (): Promise<void> => {
    const { data } = await call('issueRinkInvoice', { params, body: { rink } });
    queries.setQueryData(asked.queryKey, data);
  };
  const fileAddress = head
    ? addressOf('getInvoiceFile', { ...params, file: `invoice-${head.number}.pdf` })
    : undefined;
  return { query, issued, shown, issue, fileAddress };
}
