import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Payment } from '../../../../shared/contract/entering/payments/payments.ts';
import { refundableAmount } from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PaymentPill } from '../entries/index.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './EntryPayments.module.css';
import { RecordRefund } from './RecordRefund.tsx';
import { PaymentList } from './PaymentList.tsx';
import { RecordPayment } from './RecordPayment.tsx';

interface EntryPaymentsProps {
  readonly competition: Competition;
  readonly entryId: string;
}

type Task = { readonly what: 'record' } | { readonly what: 'refund' | 'correct'; readonly payment: Payment };

const RECORD: Task = { what: 'record' };

/** An entry's total, balance and payments, with the forms to record more. */
export function EntryPayments({ competition, entryId }: EntryPaymentsProps) {
  const { t } = useTranslation('payments');
  const account = useQuery(
    requestQuery('listPayments', { params: { competitionId: competition.id, entryId } }),
  );
  const [chosen, setTask] = useState<Task | null | undefined>();
  if (account.isPending) return <Spinner />;
  if (account.isError) {
    return <ErrorState title={t('account.failed')} onRetry={() => void account.refetch()} />;
  }
  const { entry, payments } = account.data;
  const amount = (value: number) => formatAmount(value, entry.currency);
  // With nothing paid there is one thing to do here.
  const begun = payments.length === 0 && entry.balance > 0 ? RECORD : null;
  const task = chosen === undefined ? begun : chosen;
  const toRefund = entry.balance < 0 ? paymentToRefund(payments, -entry.balance) : undefined;
  const close = () => setTask(null);
  const dialogue = { competition, entry, onDone: close, onCancel: close };
  return (
    <Stack gap={4}>
      <Stack as="dl" gap={2} className={styles.sums}>
        <div>
          <dt>{t('account.charged')}</dt>
          <dd>{amount(entry.totalPrice)}</dd>
        </div>
        <div>
          <dt>{t('account.paid')}</dt>
          <dd>{amount(entry.paid)}</dd>
        </div>
        <div data-due={entry.balance === 0 ? undefined : true}>
          <dt>{t(entry.balance < 0 ? 'account.overpaid' : 'account.open')}</dt>
          <dd>{amount(Math.abs(entry.balance))}</dd>
        </div>
      </Stack>
      <p>
        <PaymentPill state={entry.paymentState} balance={entry.balance} /> {t('account.reference')}:{' '}
        <strong>{entry.paymentReference}</strong>
      </p>
      {task?.what === 'record' ? <RecordPayment {...dialogue} /> : null}
      {task && task.what !== 'record' ? (
        <RecordRefund {...dialogue} payment={task.payment} isCorrection={task.what === 'correct'} />
      ) : null}
      {task ? null : (
        <>
          <Row gap={2}>
            {toRefund ? (
              <Button tone="primary" onClick={() => setTask({ what: 'refund', payment: toRefund })}>
                {t('account.giveBackDue', { amount: amount(-entry.balance) })}
              </Button>
            ) : null}
            <Button tone={toRefund ? 'quiet' : 'primary'} onClick={() => setTask(RECORD)}>
              {t('account.record')}
            </Button>
          </Row>
          <PaymentList
            payments={payments}
            onRefund={(payment) => setTask({ what: 'refund', payment })}
            onCorrect={(payment) => setTask({ what: 'correct', payment })}
          />
        </>
      )}
    </Stack>
  );
}

/** The latest payment that covers the refund that is due; where none does, the latest of which anything is left. */
function paymentToRefund(payments: readonly Payment[], due: number): Payment | undefined {
  const open = payments.filter((payment) => payment.kind === 'payment' && refundableAmount(payment) > 0);
  return open.findLast((payment) => refundableAmount(payment) >= due) ?? open.at(-1);
}
