import { useMemo, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import type { BankRow } from '../../../../../shared/contract/money/payments/bankRows.ts';
import type { MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import type { ReadStatement } from '../../../../../shared/domain/money/bank/statementRows.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { MatchTable } from './MatchTable.tsx';
import styles from './Statement.module.css';
import { isImportedByDefault, canImport } from './importableRows.ts';
import { useStatement } from './useStatement.ts';

/** Rows in one call. Each may pay several entries and mail their families. */
const CONCURRENCY = 10;

const SHOWN = 20;

interface StatementImportProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  /** Transactions of earlier imports. */
  readonly kept: readonly BankRow[];
  readonly lines: readonly (readonly string[])[];
  readonly onDone: () => void;
}

/** Imports one file: map its columns, review the matches, record them. */
export function StatementImport({ competition, entries, kept, lines, onDone }: StatementImportProps) {
  const { t } = useTranslation('payments');
  const { currency } = competition;
  const known = useMemo(() => new Set(kept.map(({ id }) => id)), [kept]);
  const reading = useStatement({ lines, entries, competition, known });
  // Rows whose tick differs from the default.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { done, record } = useRecordRows(competition.id);
  const { matched, read } = reading;
  const rows = matched.filter((row) => canImport(row) && isImportedByDefault(row) !== changed.has(row.id));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const paid = sum(({ shares }) => shares.reduce((total, { amount }) => total + amount, 0));
  const toggle = (id: string) => {
    const next = new Set(changed);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  const take = async () => {
    if (await record(rows)) onDone();
  };
  return (
    <>
      <ColumnMapping reading={reading} />
      {read ? (
        <section className={styles.section}>
          <h2>{t('statement.previewTitle')}</h2>
          <LinesLeftOut read={read} />
          {matched.length > 0 ? (
            <>
              <MatchTable
                matched={matched}
                entries={entries}
                currency={currency}
                isTaken={(row) => isImportedByDefault(row) !== changed.has(row.id)}
                onToggle={toggle}
              />
              <Row gap={2} columnGap={4} align="center" justify="between" className={styles.bar}>
                <span role="status">
                  {done === null
                    ? t('statement.payments', {
                        amount: formatAmount(paid, currency),
                        tray: formatAmount(sum(({ row }) => row.amount) - paid, currency),
                      })
                    : t('statement.progress', { done, count: rows.length })}
                </span>
                <Button
                  tone="primary"
                  disabledReason={rows.length === 0 ? t('statement.nothingChosen') : undefined}
                  onClick={() => {
                    if (done === null) void take();
                  }}
                >
                  {t('statement.record', { count: rows.length })}
                </Button>
              </Row>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

/** Lists the lines that are not incoming payments, so that none is dropped unseen. */
function LinesLeftOut({ read }: { readonly read: ReadStatement }) {
  const { t } = useTranslation('payments');
  const { outgoing, unread, rows } = read;
  return (
    <>
      {rows.length === 0 ? <p>{t('statement.empty')}</p> : null}
      {outgoing > 0 ? <p className={styles.quiet}>{t('statement.outgoing', { count: outgoing })}</p> : null}
      {unread.length > 0 ? (
        <details className={styles.quiet}>
          <summary>{t('statement.unread', { count: unread.length })}</summary>
          <ul>
            {unread.slice(0, SHOWN).map(({ line, cells, why }) => (
              <li key={line}>
                {t('statement.unreadLine', { line, cells: cells.filter(Boolean).join(' · ') })} (
                {t(`statement.why.${why}`)})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

interface RowRecorder {
  /** Rows recorded so far; null while no import runs. */
  readonly done: number | null;
  /** @returns whether all rows were recorded */
  readonly record: (rows: readonly MatchedRow[]) => Promise<boolean>;
}

const inParts = (rows: readonly MatchedRow[]) =>
  Array.from({ length: Math.ceil(rows.length / CONCURRENCY) }, (_, index) =>
    rows.slice(index * CONCURRENCY, (index + 1) * CONCURRENCY),
  );

/**
 * Records bank transactions in parts, after a dry run has checked all of them. Recording the same rows
 * again finishes an interrupted import.
 */
function useRecordRows(competitionId: string): RowRecorder {
  const { t } = useTranslation('payments');
  const [done, setDone] = useState<number | null>(null);
  const send = async (rows: readonly MatchedRow[], dryRun: boolean) => {
    const sent = rows.map(({ row, shares }) => ({ ...row, shares: [...shares] }));
    const body = { rows: sent, dryRun };
    await call('recordBankRows', {
      params: { competitionId },
      body,
      background: true,
      refetch: dryRun ? 'never' : 'later',
    });
  };
  const record = async (rows: readonly MatchedRow[]) => {
    let count = 0;
    try {
      setDone(count);
      for (const some of inParts(rows)) await send(some, true);
      for (const some of inParts(rows)) {
        setDone(count);
        await send(some, false);
        count += some.length;
      }
      showToast(t('statement.done', { count }));
      return true;
    } catch (thrown) {
      showToast(`${errorMessage(thrown) ?? ''} ${t('statement.broken', { done: count })}`.trim(), 'bad');
      return false;
    } finally {
      setDone(null);
      await refetchChanged('recordBankRows');
    }
  };
  return { done, record };
}
