import { useMemo, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import type { BankRow } from '../../../../../shared/contract/money/payments/bankRows.ts';
import type { MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import type { ReadStatement } from '../../../../../shared/domain/money/bank/statementRows.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { partOptions } from '../../../../forms/sheets/rowResults.ts';
import { useParts } from '../../../../forms/sheets/useParts.ts';
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
const PART_SIZE = 10;

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
  const { matched, read } = reading;
  const rows = matched.filter((row) => canImport(row) && isImportedByDefault(row) !== changed.has(row.id));
  const { done, record } = useRecordRows(competition.id, rows);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const paid = sum(({ shares }) => shares.reduce((total, { amount }) => total + amount, 0));
  const toggle = (id: string) => {
    const next = new Set(changed);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  const take = async () => {
    if (await record()) onDone();
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
  readonly record: () => Promise<boolean>;
}

/**
 * Records bank transactions in parts, after a dry run has checked all of them. Recording the same rows
 * again finishes an interrupted import.
 */
function useRecordRows(competitionId: string, rows: readonly MatchedRow[]): RowRecorder {
  const { t } = useTranslation('payments');
  const { run, start, clear } = useParts({
    rows,
    partSize: PART_SIZE,
    goesOnAfterLeaving: true,
    send: async (part, dryRun) => {
      const sent = part.map(({ row, shares }) => ({ ...row, shares: [...shares] }));
      const body = { rows: sent, dryRun };
      await call('recordBankRows', { params: { competitionId }, body, ...partOptions(dryRun) });
      return [];
    },
  });
  const record = async () => {
    const checked = await start(true);
    const { state, error, dryRun, done } = checked.state === 'finished' ? await start(false) : checked;
    if (state === 'finished') showToast(t('statement.done', { count: done }));
    else {
      const broken = t('statement.broken', { done: dryRun ? 0 : done });
      showToast(`${errorMessage(error) ?? ''} ${broken}`.trim(), 'bad');
    }
    clear();
    await refetchChanged('recordBankRows');
    return state === 'finished';
  };
  return { done: run && (run.dryRun ? 0 : run.done), record };
}
