import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import { EntryPill, PaymentPill } from '../../entries/StatePills.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { asDay, asInstant, asMoney } from '../../export/exportValue.ts';
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
      sortable: true,
      exportValue: ({ competition }) => competition.name,
      alsoExported: [
        { heading: t('columns.firstDay'), value: ({ competition }) => asDay(competition.startDate) },
        { heading: t('columns.lastDay'), value: ({ competition }) => asDay(competition.endDate) },
      ],
    },
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'left',
      cell: ({ state }) => <EntryPill state={state} />,
      exportValue: ({ state }) => t(`entryStates:state.${state}`),
    },
    {
      id: 'amount',
      heading: t('columns.amount'),
      align: 'end',
      phone: 'right',
      cell: ({ totalPrice, currency }) => formatAmount(totalPrice, currency),
      sortable: true,
      exportValue: ({ totalPrice, currency }) => asMoney(totalPrice, currency),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      cell: ({ paymentState }) => <PaymentPill state={paymentState} />,
      exportValue: ({ paymentState }) => t(`entryStates:payment.${paymentState}`),
    },
    {
      id: 'reference',
      heading: t('columns.reference'),
      cell: ({ paymentReference }) => paymentReference,
      exportValue: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'submitted',
      heading: t('columns.submitted'),
      cell: ({ submittedAt }) => formatDay(submittedAt.slice(0, 10)),
      sortable: true,
      exportValue: ({ submittedAt }) => asInstant(submittedAt),
    },
  ];
}
