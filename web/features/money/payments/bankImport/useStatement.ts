import { useMemo, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { matchBankRows, type MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import type { DecimalMark } from '../../../../../shared/domain/money/bank/statementAmounts.ts';
import {
  guessedColumns,
  headingLine,
  type StatementColumns,
  type StatementField,
} from '../../../../../shared/domain/money/bank/statementColumns.ts';
import {
  detectFormat,
  statementRows,
  type ReadStatement,
  type StatementFormat,
} from '../../../../../shared/domain/money/bank/statementRows.ts';
import { statementDays } from '../../../../../shared/domain/entering/balance/paymentDays.ts';
import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';

/** The person's corrections to what the file declares. */
interface StatementSettings {
  readonly columns: StatementColumns | null;
  readonly days: DayOrder | null;
  readonly decimals: DecimalMark | null;
}

export interface StatementReading {
  readonly headings: readonly string[];
  /** The first rows, as a sample. */
  readonly sample: readonly (readonly string[])[];
  readonly columns: StatementColumns;
  /** The format found in the file; null fields must be chosen. */
  readonly detected: StatementFormat;
  readonly format: StatementFormat;
  /** Null until the columns of day and amount are known. */
  readonly read: ReadStatement | null;
  readonly matched: readonly MatchedRow[];
  readonly setColumn: (index: number, field: StatementField | null) => void;
  readonly setDays: (days: DayOrder) => void;
  readonly setDecimals: (decimals: DecimalMark) => void;
}

interface StatementLines {
  readonly lines: readonly (readonly string[])[];
  readonly entries: readonly LedgerEntry[];
  readonly competition: Competition;
  readonly known: ReadonlySet<string>;
}

const NO_SETTINGS: StatementSettings = { columns: null, days: null, decimals: null };
const SAMPLE = 3;

/** Reads a statement by its detected and corrected format, and matches its transactions to entries. */
export function useStatement({ lines, entries, competition, known }: StatementLines): StatementReading {
  const { currency } = competition;
  const [settings, setSettings] = useState(NO_SETTINGS);
  const possible = useMemo(() => statementDays(competition, currentTime()), [competition]);
  const line = useMemo(() => headingLine(lines), [lines]);
  const headings = useMemo(() => lines[line] ?? [], [lines, line]);
  const rows = useMemo(() => lines.slice(line + 1), [lines, line]);
  const guessed = useMemo(() => guessedColumns(headings, rows), [headings, rows]);
  const columns = settings.columns ?? guessed;
  const detected = useMemo(() => detectFormat(rows, columns), [rows, columns]);
  const days = settings.days ?? detected.days;
  const decimals = settings.decimals ?? detected.decimals;
  const read = useMemo(() => {
    const isKnown =
      columns.includes('receivedOn') && (columns.includes('amount') || columns.includes('credit'));
    return isKnown && days && decimals ? statementRows(rows, { columns, days, decimals, currency }) : null;
  }, [rows, columns, days, decimals, currency]);
  const matched = useMemo(
    () => (read ? matchBankRows({ rows: read.rows, entries, currency, known, days: possible }) : []),
    [read, entries, currency, known, possible],
  );
  return {
    headings,
    sample: rows.slice(0, SAMPLE),
    columns,
    detected,
    format: { days, decimals },
    read,
    matched,
    setColumn: (index, field) =>
      setSettings((before) => ({ ...before, columns: withField(before.columns ?? guessed, index, field) })),
    setDays: (next) => setSettings((before) => ({ ...before, days: next })),
    setDecimals: (next) => setSettings((before) => ({ ...before, decimals: next })),
  };
}

/** Several columns may hold reference text; every other field has one column. */
function withField(columns: StatementColumns, index: number, field: StatementField | null): StatementColumns {
  return columns.map((before, at) => {
    if (at === index) return field;
    return before === field && field !== 'text' ? null : before;
  });
}
