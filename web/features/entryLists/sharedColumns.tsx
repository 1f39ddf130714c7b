import type { TFunction } from 'i18next';
import type { DanceRow, SkaterRow, TeamRow } from '../../../shared/contract/entry.ts';
import { EntryPill, PaymentPill } from '../../entries/StatePills.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatAmount, formatDay } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';

export type ListsT = TFunction<['lists', 'entryStates']>;

type AnyRow = SkaterRow | TeamRow | DanceRow;

/** Rink and country; a coach's own rink is marked. */
export function homeRinkColumn<Row extends AnyRow>(t: ListsT): Column<Row> {
  return {
    id: 'homeRink',
    heading: t('columns.homeRink'),
    cell: ({ homeIsiRink, country, ownRink }) => (
      <TwoLines
        short
        detail={
          <>
            {ownRink ? <Pill tone="accent">{t('ownRink')}</Pill> : null} {country}
          </>
        }
      >
        {homeIsiRink}
      </TwoLines>
    ),
  };
}

/** State, amount and payment: what decides about an entry. */
export function standingColumns<Row extends AnyRow>(t: ListsT): Column<Row>[] {
  return [
    {
      id: 'entry',
      heading: t('columns.entry'),
      phone: 'left',
      cell: ({ state }) => <EntryPill state={state} />,
    },
    {
      id: 'total',
      heading: t('columns.total'),
      align: 'end',
      phone: 'right',
      cell: ({ totalPrice, currency }) => formatAmount(totalPrice, currency, true),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      cell: ({ paymentState }) => <PaymentPill state={paymentState} />,
    },
  ];
}

export function submittedColumn<Row extends AnyRow>(t: ListsT): Column<Row> {
  return {
    id: 'submitted',
    heading: t('columns.submitted'),
    cell: ({ submittedAt }) => formatDay(submittedAt.slice(0, 10)),
  };
}
