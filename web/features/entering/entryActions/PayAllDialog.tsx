import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import {
  RECORDED_METHODS,
  type RecordedMethod,
} from '../../../../shared/contract/entering/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DatePicker } from '../../../ui/DatePicker.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { lastMethod, paymentDayErrors, rememberMethod } from '../entryPayments/index.ts';
import { dueOfRow, type NamedRow } from './actionRow.ts';
import styles from './EntryActions.module.css';
import { useRun } from './useRun.ts';

interface PayAllDialogProps {
  readonly competition: Competition;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
  /** Closes after something was recorded. */
  readonly onDone: () => void;
}

/** Whether an entry's payment was recorded, or why not. */
interface Paid {
  readonly id: string;
  readonly refusal: string | null;
}

/** Records for each selected entry what it owes, by one method and on one day. */
export function PayAllDialog({ competition, rows, onClose, onDone }: PayAllDialogProps) {
  const { t } = useTranslation(['entryActions', 'payments', 'common']);
  const days = paymentDays(competition, currentTime());
  const [method, setMethod] = useState<RecordedMethod>(lastMethod);
  const [receivedOn, setReceivedOn] = useState(days.latest);
  // One key for each entry: a request that is sent again records nothing twice.
  const [keys] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const { results, state, start } = useRun<Paid>();
  const owing = rows.filter((row) => dueOfRow(row) > 0);
  const [dayError] = paymentDayErrors(receivedOn, days);
  const sumOf = (some: readonly NamedRow[]) =>
    formatAmount(
      some.reduce((sum, row) => sum + dueOfRow(row), 0),
      competition.currency,
      true,
    );

  const pay = async (row: NamedRow): Promise<Paid> => {
    try {
      await call('recordPayment', {
        params: { competitionId: competition.id, entryId: row.id },
        body: { method, receivedOn, amount: dueOfRow(row), due: row.balance },
        idempotencyKey: keys.get(row.id) ?? row.id,
        refetch: 'later',
      });
      return { id: row.id, refusal: null };
    } catch (thrown) {
      const [fieldError] = isApiError(thrown) ? thrown.errors : [];
      return { id: row.id, refusal: fieldError?.message ?? errorMessage(thrown) ?? t('failed') };
    }
  };
  const record = async () => {
    rememberMethod(method);
    await start(owing, pay);
    await refetchChanged('recordPayment');
  };
  const refusals = new Map(results.map(({ id, refusal }) => [id, refusal]));
  const recorded = owing.filter(({ id }) => refusals.get(id) === null);
  const isOver = state === 'finished';
  return (
    <Dialog
      isOpen
      onClose={results.length > 0 ? onDone : onClose}
      title={t('pay.title', { count: owing.length })}
      closesOutside={state === 'ready'}
      actions={
        isOver ? (
          <Button tone="primary" onClick={onDone}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button onClick={results.length > 0 ? onDone : onClose}>{t('common:actions.cancel')}</Button>
            <Button
              tone="primary"
              disabledReason={dayError?.message ?? (state === 'running' ? t('running') : undefined)}
              onClick={() => void record()}
            >
              {t('pay.submit', { amount: sumOf(owing) })}
            </Button>
          </>
        )
      }
    >
      {state === 'ready' ? (
        <>
          <Segments
            label={t('payments:record.method')}
            options={RECORDED_METHODS.map((value) => ({ value, label: t(`payments:methods.${value}`) }))}
            value={method}
            onChange={(value) => setMethod(RECORDED_METHODS.find((one) => one === value) ?? method)}
          />
          <DatePicker
            label={t('payments:record.receivedOn')}
            value={receivedOn}
            onChange={setReceivedOn}
            error={dayError?.message}
            {...days}
          />
        </>
      ) : (
        <p role="status">
          {isOver
            ? t('pay.result', { count: recorded.length, amount: sumOf(recorded) })
            : t('progress', { done: results.length, count: owing.length })}
        </p>
      )}
      <ul role="list" className={styles.lines}>
        {owing.map((row) => (
          <Row
            key={row.id}
            as="li"
            gap={3}
            justify="between"
            wrap={false}
            size="sm"
            className={styles.line}
            data-refused={refusals.get(row.id) ? true : undefined}
          >
            <span>
              {row.name}
              {refusals.get(row.id) ? <small>{refusals.get(row.id)}</small> : null}
            </span>
            <Text as="span" weight="medium" figures className={styles.amount}>
              {refusals.get(row.id) === null ? '✓ ' : ''}
              {formatAmount(dueOfRow(row), row.currency, true)}
            </Text>
          </Row>
        ))}
      </ul>
      {rows.length > owing.length ? (
        <Text soft size="sm">
          {t('pay.skipped', { count: rows.length - owing.length })}
        </Text>
      ) : null}
    </Dialog>
  );
}
