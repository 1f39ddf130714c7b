import type { Translator } from '../../../../i18n/Translator.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { EntryPill, PaymentPill } from '../../../entering/entries/index.ts';
import { TwoLineCell } from '../../../../table/TwoLineCell.tsx';
import { asMoney } from '../../../../table/export/exportValue.ts';
import styles from './Ledger.module.css';
import { formatAmount } from '../../../../i18n/formats.ts';
import type { SortKey } from '../../../../table/localList.ts';
import type { TableColumn } from '../../../../table/columns.ts';

export type MoneyT = Translator<['payments', 'entryStates']>;

export type BalanceStatus = 'open' | 'overpaid' | 'settled';

export const BALANCE_STATUSES: readonly BalanceStatus[] = ['open', 'overpaid', 'settled'];

export function balanceStatusOf({ balance }: LedgerEntry): BalanceStatus {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'open' : 'overpaid';
}

export const LEDGER_SORT_KEYS: Readonly<Record<string, (entry: LedgerEntry) => SortKey>> = {
  name: ({ name }) => name,
  rink: ({ homeIsiRink }) => homeIsiRink,
  charged: ({ totalPrice }) => totalPrice,
  paid: ({ paid }) => paid,
  balance: ({ balance }) => balance,
};

export function ledgerColumns(t: MoneyT): TableColumn<LedgerEntry>[] {
  const amountColumn = (
    id: 'charged' | 'paid',
    of: (entry: LedgerEntry) => number,
  ): TableColumn<LedgerEntry> => ({
    id,
    heading: t(`columns.${id}`),
    align: 'end',
    sortable: true,
    cell: (entry) => formatAmount(of(entry), entry.currency),
    exportValue: (entry) => asMoney(of(entry), entry.currency),
  });
  return [
    {
      id: 'rink',
      heading: t('columns.rink'),
      sortable: true,
      cell: ({ homeIsiRink }) => (
        <TwoLineCell short detail={null}>
          {homeIsiRink}
        </TwoLineCell>
      ),
      exportValue: ({ homeIsiRink }) => homeIsiRink,
    },
    {
      id: 'reference',
      heading: t('columns.reference'),
      phone: 'left',
      cell: ({ paymentReference }) => <span className={styles.reference}>{paymentReference}</span>,
      exportValue: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'family',
      heading: t('columns.family'),
      hidden: true,
      cell: ({ familyReference }) => <span className={styles.reference}>{familyReference}</span>,
      exportValue: ({ familyReference }) => familyReference,
    },
    {
      id: 'state',
      heading: t('columns.state'),
      hidden: true,
      cell: ({ state }) => <EntryPill state={state} />,
      exportValue: ({ state }) => t(`entryStates:state.${state}`),
    },
    amountColumn('charged', ({ totalPrice }) => totalPrice),
    amountColumn('paid', ({ paid }) => paid),
    {
      id: 'balance',
      heading: t('columns.open'),
      align: 'end',
      phone: 'right',
      sortable: true,
      cell: ({ balance, currency }) => (
        <TwoLineCell
          detail={balance < 0 && t('payments.toPayBack', { amount: formatAmount(-balance, currency) })}
        >
          <span className={balance > 0 ? undefined : styles.zero}>
            {formatAmount(Math.max(0, balance), currency)}
          </span>
        </TwoLineCell>
      ),
      exportValue: ({ balance, currency }) => asMoney(balance, currency),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'right',
      cell: ({ paymentState, balance }) => <PaymentPill state={paymentState} balance={balance} />,
      exportValue: ({ paymentState }) => t(`entryStates:payment.${paymentState}`),
    },
  ];
}
