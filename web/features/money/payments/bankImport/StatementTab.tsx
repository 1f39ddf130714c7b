import { useId } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { useEveryPage } from '../../../../api/useEveryPage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useChosenSheet } from '../../../../forms/sheets/useChosenSheet.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { readCsv } from './readCsv.ts';
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
