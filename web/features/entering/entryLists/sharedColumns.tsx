import type { Translator } from '../../../i18n/Translator.ts';
import type { DanceRow, SkaterRow, TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EntryPill, PaymentPill } from '../entries/index.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asInstant, asMoney } from '../../../table/export/exportValue.ts';
import { formatAmount, formatDay, formatNumber } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import type { SortedColumn } from './localEntries.ts';
import { Pill } from '../../../ui/Pill.tsx';

export type ListsT = Translator<['entryLists', 'entryStates', 'eligibility']>;

/** An entry of any kind. */
export type AnyRow = SkaterRow | TeamRow | DanceRow;

/** A column of an entry list. One that sorts must have its values in `localEntries.ts`. */
export type EntryListColumn<Row> = Omit<TableColumn<Row>, 'id' | 'sortable'> &
  (
    | { readonly id: string; readonly sortable?: false }
    | { readonly id: SortedColumn; readonly sortable: true }
  );

/** Rink and country; a coach's own rink is marked. */
export function homeRinkColumn<Row extends AnyRow>(t: ListsT): EntryListColumn<Row> {
  return {
    id: 'homeRink',
    heading: t('columns.homeRink'),
    sortable: true,
    cell: ({ homeIsiRink, country, ownRink }) => (
      <TwoLineCell
        short
        detail={
          <>
            {ownRink ? <Pill tone="accent">{t('ownRink')}</Pill> : null} {country}
          </>
        }
      >
        {homeIsiRink}
      </TwoLineCell>
    ),
    exportValue: ({ homeIsiRink }) => homeIsiRink,
    alsoExported: [{ heading: t('columns.country'), value: ({ country }) => country }],
  };
}

/** Status, amount and payment. There is no money outside a coach's own rink. */
export function statusColumns<Row extends AnyRow>(t: ListsT): EntryListColumn<Row>[] {
  return [
    {
      id: 'entry',
      heading: t('columns.entry'),
      phone: 'left',
      sortable: true,
      cell: ({ state, events, checks }) => <StateCell state={state} events={events} checks={checks} />,
      exportValue: ({ state }) => t(`entryStates:state.${state}`),
    },
    {
      id: 'total',
      heading: t('columns.total'),
      align: 'end',
      phone: 'right',
      sortable: true,
      cell: ({ totalPrice, currency, lateFee }) =>
        totalPrice === null ? null : (
          <TwoLineCell
            detail={lateFee && t('withLateFee', { amount: formatAmount(lateFee.amount, currency, true) })}
          >
            {formatAmount(totalPrice, currency, true)}
          </TwoLineCell>
        ),
      exportValue: ({ totalPrice, currency }) => asMoney(totalPrice, currency),
      alsoExported: [
        {
          heading: t('columns.lateFee'),
          value: ({ lateFee, currency }) => (lateFee ? asMoney(lateFee.amount, currency) : null),
        },
      ],
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      sortable: true,
      cell: ({ paymentState, balance, totalPrice, currency }) =>
        paymentState === null ? null : (
          // An unpaid entry owes its whole price, which stands beside it.
          <TwoLineCell detail={balance && balance !== totalPrice ? balanceText(t, balance, currency) : null}>
            <PaymentPill state={paymentState} balance={balance} />
          </TwoLineCell>
        ),
      exportValue: ({ paymentState }) => paymentState && t(`entryStates:payment.${paymentState}`),
      alsoExported: [
        { heading: t('columns.balance'), value: ({ balance, currency }) => asMoney(balance, currency) },
      ],
    },
  ];
}

/** The payment reference and amounts that match a payment to its entry; hidden at first. */
export function entryRecordColumns<Row extends AnyRow>(t: ListsT): EntryListColumn<Row>[] {
  return [
    {
      id: 'paid',
      heading: t('columns.paid'),
      sortable: true,
      align: 'end',
      hidden: true,
      cell: ({ paid, currency }) => (paid === null ? null : formatAmount(paid, currency, true)),
      exportValue: ({ paid, currency }) => asMoney(paid, currency),
    },
    {
      id: 'reference',
      heading: t('columns.reference'),
      hidden: true,
      cell: ({ paymentReference }) => paymentReference,
      exportValue: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'family',
      heading: t('columns.family'),
      hidden: true,
      cell: ({ familyReference }) => familyReference,
      exportValue: ({ familyReference }) => familyReference,
    },
  ];
}

/** The time of the submit, by the venue's clock. */
export function submittedColumn<Row extends AnyRow>(t: ListsT, timeZone: string): EntryListColumn<Row> {
  return {
    id: 'submitted',
    heading: t('columns.submitted'),
    sortable: true,
    cell: ({ submittedAt }) => formatDay(dayIn(new Date(submittedAt), timeZone)),
    exportValue: ({ submittedAt }) => asInstant(submittedAt, timeZone),
  };
}

/** "HK$200 due", or the refund due. */
function balanceText(t: ListsT, balance: number, currency: string): string {
  const amount = formatAmount(Math.abs(balance), currency, true);
  return t(balance > 0 ? 'balanceDue' : 'balanceBack', { amount });
}

/** The entry's status with its number of waiting events and of eligibility warnings. */
function StateCell({ state, events, checks }: Pick<AnyRow, 'state' | 'events' | 'checks'>) {
  const { t } = useTranslation(['entryLists', 'eligibility']);
  const waiting = events.filter((event) => event.state === 'waiting').length;
  const isPart = state === 'confirmed' && waiting > 0;
  const isRemarked = state !== 'withdrawn' && checks.length > 0;
  const remarked = isRemarked ? t('eligibility:toClearUp', { count: checks.length }) : null;
  return (
    <TwoLineCell detail={isPart ? t('eventsWaiting', { count: waiting, of: events.length }) : remarked}>
      <EntryPill state={state} />
    </TwoLineCell>
  );
}

/** The levels of a couple's two skaters, or of a roster. */
export function levelsColumn<Row extends TeamRow | DanceRow>(t: ListsT): EntryListColumn<Row> {
  return {
    id: 'level',
    heading: t('columns.level'),
    sortable: true,
    phone: 'right',
    cell: ({ levels }) => {
      const [first = '', ...others] = levels;
      // A roster has many levels: the cell counts them, the record and exports name them.
      const detail = others.length > 1 ? `+ ${formatNumber(others.length)}` : others.join('');
      return <TwoLineCell detail={detail}>{first}</TwoLineCell>;
    },
    exportValue: ({ levels }) => levels.join(', '),
  };
}
