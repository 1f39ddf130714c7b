import { useTranslation } from 'react-i18next';
import type { InvoicedEntry } from '../../../shared/contract/payments.ts';
import type { Sums } from '../../../shared/domain/payments/rinkBalances.ts';
import { formatAmount } from '../../i18n/formats.ts';
import styles from './RinkInvoice.module.css';

interface InvoiceLinesProps {
  readonly rows: readonly InvoicedEntry[];
  readonly sums: Sums;
  readonly currency: string;
}

/** Each entry with what it is charged for, and below it all what is to pay. */
export function InvoiceLines({ rows, sums, currency }: InvoiceLinesProps) {
  const { t } = useTranslation('money');
  const amount = (value: number) => formatAmount(value, currency);
  const due = sums.open - sums.overpaid;
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{t('invoice.lines')}</caption>
      {rows.map((entry) => (
        <tbody key={entry.id}>
          <tr>
            <th scope="rowgroup">
              {entry.name} <span className={styles['quiet']}>{entry.paymentReference}</span>
            </th>
            <td data-amount>{amount(entry.totalPrice)}</td>
          </tr>
          {linesOf(entry).map(({ key, text, price }) => (
            <tr key={key} data-line>
              <td>
                {text.kind === 'event' ? t('invoice.event', text) : t(`invoice.${text.kind}`)}
                {text.kind === 'event' && text.isWaiting ? `: ${t('invoice.waiting')}` : null}
              </td>
              <td data-amount>{amount(price)}</td>
            </tr>
          ))}
          {entry.paid === 0 ? null : (
            <tr data-line>
              <td>{t('columns.paid')}</td>
              <td data-amount>−{amount(entry.paid)}</td>
            </tr>
          )}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('columns.charged')}</th>
          <td data-amount>{amount(sums.charged)}</td>
        </tr>
        <tr>
          <th scope="row">{t('columns.paid')}</th>
          <td data-amount>{amount(sums.paid)}</td>
        </tr>
        <tr data-due>
          <th scope="row">{t(due < 0 ? 'invoice.toPayBack' : 'invoice.toPay')}</th>
          <td data-amount>{amount(Math.abs(due))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type LineText =
  | { readonly kind: 'event'; readonly format: string; readonly level: string; readonly isWaiting: boolean }
  | { readonly kind: 'lateFee' | 'retained' | 'withdrawn' };

interface Line {
  readonly key: string;
  readonly text: LineText;
  readonly price: number;
}

/** They sum to what the entry costs. */
function linesOf({ state, events, lateFee, retained }: InvoicedEntry): Line[] {
  const ofEvents: Line[] =
    state === 'withdrawn'
      ? [{ key: 'withdrawn', text: { kind: 'withdrawn' }, price: 0 }]
      : events.map(({ format, level, price, state: place }, index) => ({
          key: `event ${index}`,
          text: { kind: 'event', format, level, isWaiting: place === 'waiting' },
          price,
        }));
  return [
    ...ofEvents,
    ...(lateFee ? [{ key: 'late', text: { kind: 'lateFee' as const }, price: lateFee.amount }] : []),
    ...(retained > 0 ? [{ key: 'retained', text: { kind: 'retained' as const }, price: retained }] : []),
  ];
}
