import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankRow } from '../../../../../shared/contract/money/payments/bankRows.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { LinesLeftOut } from './LinesLeftOut.tsx';
import { MatchTable } from './MatchTable.tsx';
import styles from './Statement.module.css';
import { isImportedByDefault, canImport } from './importableRows.ts';
import { useRecordRows } from './useRecordRows.ts';
import { useStatement } from './useStatement.ts';

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
              <div className={styles.bar}>
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
              </div>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
