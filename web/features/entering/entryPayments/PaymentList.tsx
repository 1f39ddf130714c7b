import { useTranslation } from 'react-i18next';
import type { Payment } from '../../../../shared/contract/entering/payments/payments.ts';
import { refundableAmount } from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { formatAmount, formatDay } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './EntryPayments.module.css';

interface PaymentListProps {
  readonly payments: readonly Payment[];
  /** Without these the list is read-only. */
  readonly onRefund?: (payment: Payment) => void;
  readonly onCorrect?: (payment: Payment) => void;
}

/** Payments and refunds of an entry, the oldest first. None is ever deleted. */
export function PaymentList({ payments, onRefund, onCorrect }: PaymentListProps) {
  const { t } = useTranslation('payments');
  if (payments.length === 0) return <p className={styles.quiet}>{t('account.none')}</p>;
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return (
    <ol role="list" className={styles.list} aria-label={t('account.listLabel')}>
      {payments.map((payment) => {
        const of = payment.refundOf === null ? undefined : byId.get(payment.refundOf);
        const isOpen = payment.kind === 'payment' && refundableAmount(payment) > 0;
        return (
          <li key={payment.id} className={styles.payment}>
            <span className={styles.what}>
              <TitleOf payment={payment} />
              <span className={styles.quiet}>
                <DetailOf payment={payment} of={of} />
              </span>
            </span>
            <span className={styles.amount} data-back={payment.kind === 'refund' || undefined}>
              {payment.kind === 'refund' ? '−' : ''}
              {formatAmount(payment.amount, payment.currency)}
            </span>
            {isOpen && onRefund && onCorrect ? (
              <span className={styles.actions}>
                <Button dense onClick={() => onRefund(payment)}>
                  {t('account.giveBack')}
                </Button>
                <Button dense tone="plain" onClick={() => onCorrect(payment)}>
                  {t('account.correct')}
                </Button>
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function TitleOf({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments');
  const how = t(`methods.${payment.method}`);
  if (payment.method === 'correction') return <strong>{t('account.correction')}</strong>;
  return <strong>{t(payment.kind === 'payment' ? 'account.payment' : 'account.refund', { how })}</strong>;
}

function DetailOf({ payment, of }: { readonly payment: Payment; readonly of: Payment | undefined }) {
  const { t } = useTranslation('payments');
  const { name } = payment.takenBy;
  const facts = [
    formatDay(payment.receivedOn),
    of &&
      t('account.ofPayment', { amount: formatAmount(of.amount, of.currency), day: formatDay(of.receivedOn) }),
    payment.kind === 'payment' && payment.bankRowId !== null && t('account.fromStatement'),
    name === null ? t('account.takenByNobody') : t('account.takenBy', { name }),
    payment.reference,
    payment.note,
    payment.refunded > 0 &&
      t('account.givenBack', { amount: formatAmount(payment.refunded, payment.currency) }),
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
