import type { CardPayment } from '../../../../../shared/contract/money/payments/cards.ts';
import { formatAmount, formatDay, formatInstant, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Box } from '../../../../ui/Box.tsx';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { Pill, type PillTone } from '../../../../ui/Pill.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import amounts from '../amountTable.module.css';
import styles from '../report/SumsTable.module.css';
import { paidEntryNames } from './paidEntryNames.ts';

interface CardPaymentsProps {
  readonly payments: readonly CardPayment[];
  /** Of entries, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

const TONES: Readonly<Record<CardPayment['state'], PillTone>> = {
  open: 'neutral',
  waiting: 'warn',
  paid: 'good',
  failed: 'bad',
  expired: 'neutral',
};

/** Every payment by card that was started, the latest first, with what the provider keeps of it, and when the bank gets it. */
export function CardPayments({ payments, names, timeZone }: CardPaymentsProps) {
  const { t } = useTranslation('payments');
  return (
    <Box frame="panel">
      <table className={joinClasses(amounts.table, styles.table)}>
        <caption>{t('cards.caption')}</caption>
        <VisuallyHidden as="thead" on="tablet">
          <tr>
            <th scope="col">{t('columns.entry')}</th>
            <th scope="col">{t('cards.started')}</th>
            <th scope="col">{t('columns.payment')}</th>
            <th scope="col" data-amount>
              {t('columns.amount')}
            </th>
            <th scope="col" data-amount>
              {t('cards.fee')}
            </th>
            <th scope="col">{t('cards.paidOut')}</th>
            <th scope="col">{t('columns.reference')}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row">{paidEntryNames(payment, names)}</th>
              <td data-heading={t('cards.started')}>{formatInstant(payment.startedAt, timeZone)}</td>
              <td data-heading={t('columns.payment')}>
                <Pill tone={TONES[payment.state]}>{t(`cards.state.${payment.state}`)}</Pill>
              </td>
              <td data-amount data-heading={t('columns.amount')}>
                {formatAmount(payment.amount, payment.currency)}
              </td>
              <td data-amount data-heading={t('cards.fee')}>
                {payment.fee ? formatAmount(payment.fee.amount, payment.fee.currency) : '–'}
              </td>
              <td data-heading={t('cards.paidOut')}>
                {payment.payout ? formatDay(payment.payout.arrivesOn) : '–'}
              </td>
              <td data-reference data-heading={t('columns.reference')}>
                {payment.intent ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
        {payments.length > 0 ? <Totals payments={payments} /> : null}
      </table>
      {payments.length === 0 ? (
        <Box as="p" pad={3} padInline={4} soft>
          {t('cards.noneYet')}
        </Box>
      ) : null}
    </Box>
  );
}

/** What was paid, and what its provider kept of it; a refund gives no fee back. */
function Totals({ payments }: Pick<CardPaymentsProps, 'payments'>) {
  const { t } = useTranslation('payments');
  const paid = sumsOf(payments.flatMap((one) => (one.state === 'paid' ? [one] : [])));
  const fees = sumsOf(payments.flatMap(({ fee }) => fee ?? []));
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {t('cards.total')}
        </th>
        <td data-amount data-heading={t('columns.amount')}>
          {paid}
        </td>
        <td data-amount data-heading={t('cards.fee')}>
          {fees}
        </td>
        <td colSpan={2} />
      </tr>
    </tfoot>
  );
}

/** One sum for each currency: an account may be kept in another than the competition's. */
function sumsOf(list: readonly { readonly amount: number; readonly currency: string }[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of list) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return formatList([...sums].map(([currency, amount]) => formatAmount(amount, currency))) || '–';
}
