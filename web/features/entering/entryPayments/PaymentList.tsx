import type { Payment } from '../../../../shared/contract/entering/payments/payments.ts';
import { refundableAmount } from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { formatAmount, formatDay } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
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
  if (payments.length === 0)
    return (
      <Text soft size="sm">
        {t('account.none')}
      </Text>
    );
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return (
    <Stack role="list" as="ol" gap={2} minContent aria-label={t('account.listLabel')}>
      {payments.map((payment) => {
        const of = payment.refundOf === null ? undefined : byId.get(payment.refundOf);
        const isOpen = payment.kind === 'payment' && refundableAmount(payment) > 0;
        return (
          <Stack key={payment.id} as="li" gap={1} columnGap={3} className={styles.payment}>
            <Stack as="span" minContent breaks>
              <TitleOf payment={payment} />
              <Text as="span" soft size="sm">
                <DetailOf payment={payment} of={of} />
              </Text>
            </Stack>
            <Text
              as="span"
              weight="strong"
              figures
              className={styles.amount}
              data-back={payment.kind === 'refund' || undefined}
            >
              {payment.kind === 'refund' ? '−' : ''}
              {formatAmount(payment.amount, payment.currency)}
            </Text>
            {isOpen && onRefund && onCorrect ? (
              <Row as="span" gap={2} className={styles.actions}>
                <Button dense onClick={() => onRefund(payment)}>
                  {t('account.giveBack')}
                </Button>
                {payment.method === 'card' ? null : (
                  <Button dense tone="plain" onClick={() => onCorrect(payment)}>
                    {t('account.correct')}
                  </Button>
                )}
              </Row>
            ) : null}
          </Stack>
        );
      })}
    </Stack>
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
  const takenBy = (by: string | null) =>
    by === null ? t('account.takenByNobody') : t('account.takenBy', { name: by });
  const facts = [
    formatDay(payment.receivedOn),
    of &&
      t('account.ofPayment', { amount: formatAmount(of.amount, of.currency), day: formatDay(of.receivedOn) }),
    payment.kind === 'payment' && payment.bankRowId !== null && t('account.fromStatement'),
    // By card nobody took it: the provider told of it.
    payment.card ? null : takenBy(name),
    payment.reference,
    payment.note,
    payment.refunded > 0 &&
      t('account.givenBack', { amount: formatAmount(payment.refunded, payment.currency) }),
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}
