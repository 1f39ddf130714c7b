import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import { EntryPill, PaymentPill } from '../../entries/StatePills.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatAmount, formatDay, formatDays } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';

/** What a family wants to know of an entry: where, whether it stands, what it costs, how to pay. */
export function submissionColumns(t: TFunction<['submissions', 'entryStates']>): Column<Entry>[] {
  return [
    {
      id: 'competition',
      heading: t('columns.competition'),
      phone: 'left',
      cell: ({ competition: { name, startDate, endDate } }) => (
        <TwoLines detail={formatDays(startDate, endDate)}>{name}</TwoLines>
      ),
    },
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'left',
      cell: ({ state }) => <EntryPill state={state} />,
    },
    {
      id: 'amount',
      heading: t('columns.amount'),
      align: 'end',
      phone: 'right',
      cell: ({ totalPrice, currency }) => formatAmount(totalPrice, currency),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      cell: ({ paymentState }) => <PaymentPill state={paymentState} />,
    },
    {
      id: 'reference',
      heading: t('columns.reference'),
      cell: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'submitted',
      heading: t('columns.submitted'),
      cell: ({ submittedAt }) => formatDay(submittedAt.slice(0, 10)),
    },
  ];
}
