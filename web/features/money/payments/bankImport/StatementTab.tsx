import Papa from 'papaparse';
import { useId } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { type ImportedSheet, decodedText, UnreadableSheet } from '../../../../forms/sheets/readSheet.ts';
import { useEveryPage } from '../../../../api/useEveryPage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useChosenSheet } from '../../../../forms/sheets/useChosenSheet.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { StatementImport } from './StatementImport.tsx';
import styles from './Statement.module.css';
import { UnmatchedRows } from './UnmatchedRows.tsx';

interface StatementTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
}

/** Imports a bank statement and lists unmatched transactions of earlier ones. */
export function StatementTab({ competition, entries }: StatementTabProps) {
  const { t } = useTranslation('payments');
  const hint = useId();
  const params = { competitionId: competition.id };
  const kept = useEveryPage('listBankRows', { params });
  const { chosen, choose, clear } = useChosenSheet(readCsv);
  if (kept.isError) return <ErrorState title={t('failed')} onRetry={() => void kept.refetch()} />;
  if (kept.isPending) return <Spinner />;
  return (
    <Stack gap={4} className={styles.statement}>
      <Stack as="section" gap={2} align="start">
        <p id={hint}>{t('statement.steps')}</p>
        <FileChooser
          label={t(chosen?.sheet ? 'statement.another' : 'statement.choose')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          describedBy={hint}
          onChoose={(file) => void choose(file)}
        />
        {chosen?.sheet ? <p className={styles.quiet}>{chosen.name}</p> : null}
        {chosen?.problem ? (
          <p role="alert">{t(`statement.${chosen.problem.reason === 'empty' ? 'empty' : 'notRead'}`)}</p>
        ) : null}
      </Stack>
      {chosen?.sheet ? (
        <StatementImport
          key={chosen.name}
          competition={competition}
          entries={entries}
          kept={kept.rows}
          lines={chosen.sheet}
          onDone={clear}
        />
      ) : null}
      <UnmatchedRows competition={competition} entries={entries} rows={kept.rows} />
    </Stack>
  );
}

/** A federation's account has a few megabytes a year; a larger file is no statement. */
const LARGEST_BYTES = 5_000_000;

/**
 * The cells of a CSV file as banks write them: with or without byte order mark, in UTF-8, UTF-16 or the
 * Western code page of older programs, parted by commas, semicolons or tabs, with quotes or without.
 * @throws {UnreadableSheet} for what is no such list
 */
export async function readCsv(file: Blob): Promise<ImportedSheet> {
  if (file.size > LARGEST_BYTES) throw new UnreadableSheet('unreadable');
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  // Binary files, such as PDFs, have characters that no statement has.
  if (text.includes('\0') || text.startsWith('%PDF') || text.startsWith('PK'))
    throw new UnreadableSheet('unreadable');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  if (!data.some((row) => row.length > 1)) throw new UnreadableSheet('unreadable');
  if (data.length < 2) throw new UnreadableSheet('empty');
  return data;
}
