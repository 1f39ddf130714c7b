import { useState } from 'react';
import type { BankRow } from '../../../../../shared/contract/money/payments/bankRows.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatAmount, formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { AllocateRow } from './AllocateRow.tsx';
import { DismissRow } from './DismissRow.tsx';
import styles from './Statement.module.css';

interface UnmatchedRowsProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  readonly rows: readonly BankRow[];
}

type Task = { readonly what: 'assign' | 'aside'; readonly row: BankRow };

/** Bank transactions without an entry, to be allocated or dismissed. */
export function UnmatchedRows({ competition, entries, rows }: UnmatchedRowsProps) {
  const { t } = useTranslation('payments');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const params = (row: BankRow) => ({ competitionId: competition.id, rowId: row.id });
  const setAside = async (row: BankRow, reason: string | null) => {
    try {
      await call('setBankRowAside', { params: params(row), body: { reason } });
      showToast(t(reason === null ? 'tray.backDone' : 'tray.asideDone'));
      close();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('failed'), 'bad');
      void refetchChanged('assignBankRow');
    }
  };
  const waiting = rows.filter(({ left, setAside: reason }) => left > 0 && reason === null);
  const aside = rows.filter(({ left, setAside: reason }) => left > 0 && reason !== null);
  return (
    <section className={styles.section}>
      <h2>{t('tray.title')}</h2>
      {waiting.length === 0 ? <p className={styles.quiet}>{t('tray.empty')}</p> : null}
      <Stack role="list" as="ul" gap={2} minContent className={styles.rows}>
        {waiting.map((row) => (
          <UnmatchedRow key={row.id} row={row}>
            <Button dense tone="primary" onClick={() => setTask({ what: 'assign', row })}>
              {t('tray.assign')}
            </Button>
            <Button dense onClick={() => setTask({ what: 'aside', row })}>
              {t('tray.setAside')}
            </Button>
          </UnmatchedRow>
        ))}
      </Stack>
      {aside.length > 0 ? (
        <details>
          <summary className={styles.summary}>{t('tray.asideTitle')}</summary>
          <Stack role="list" as="ul" gap={2} minContent className={styles.rows}>
            {aside.map((row) => (
              <UnmatchedRow key={row.id} row={row}>
                <span>{t('tray.because', { reason: row.setAside ?? '' })}</span>
                <Button dense onClick={() => void setAside(row, null)}>
                  {t('tray.putBack')}
                </Button>
              </UnmatchedRow>
            ))}
          </Stack>
        </details>
      ) : null}
      <Dialog
        isOpen={task !== null}
        onClose={close}
        title={
          task?.what === 'aside'
            ? t('tray.asideTitleDialog')
            : t('tray.assignTitle', { amount: task ? formatAmount(task.row.left, task.row.currency) : '' })
        }
      >
        {task?.what === 'assign' ? (
          <AllocateRow competition={competition} entries={entries} row={task.row} onClose={close} />
        ) : null}
        {task?.what === 'aside' ? (
          <DismissRow onSetAside={(reason) => setAside(task.row, reason)} onClose={close} />
        ) : null}
      </Dialog>
    </section>
  );
}

function UnmatchedRow({ row, children }: { readonly row: BankRow; readonly children: React.ReactNode }) {
  const { t } = useTranslation('payments');
  const { left, amount, currency } = row;
  return (
    <Stack as="li" gap={2} columnGap={5} frame="panel" pad={3} padInline={4} className={styles.row}>
      <Stack as="span" minContent breaks>
        <strong>{row.payer ?? row.text ?? t('tray.noText')}</strong>
        {row.payer === null ? null : <span>{row.text}</span>}
        <span className={styles.quiet}>
          {formatDay(row.receivedOn)}
          {left < amount
            ? ` · ${t('tray.left', {
                amount: formatAmount(left, currency),
                whole: formatAmount(amount, currency),
              })}`
            : ''}
        </span>
      </Stack>
      <Text as="span" weight="strong" figures className={styles.amount}>
        {formatAmount(left, currency)}
      </Text>
      <Row as="span" gap={2} align="center" className={styles.actions}>
        {children}
      </Row>
    </Stack>
  );
}
