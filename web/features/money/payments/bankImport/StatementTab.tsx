import { useId, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { useEveryPage } from '../../../../api/useEveryPage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { readCsv } from './readCsv.ts';
import { StatementImport } from './StatementImport.tsx';
import styles from './Statement.module.css';
import { UnmatchedRows } from './UnmatchedRows.tsx';

interface StatementTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
}

interface Chosen {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
}

/** Imports a bank statement and lists unmatched transactions of earlier ones. */
export function StatementTab({ competition, entries }: StatementTabProps) {
  const { t } = useTranslation('payments');
  const hint = useId();
  const params = { competitionId: competition.id };
  const kept = useEveryPage('listBankRows', { params });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<'notRead' | 'empty' | null>(null);
  const choose = async (file: File) => {
    const lines = await readCsv(file);
    setProblem(lines === null ? 'notRead' : lines.length < 2 ? 'empty' : null);
    setChosen(lines && lines.length > 1 ? { name: file.name, lines } : null);
  };
  if (kept.isError) return <ErrorState title={t('failed')} onRetry={() => void kept.refetch()} />;
  if (kept.isPending) return <Spinner />;
  return (
    <div className={styles.statement}>
      <Stack as="section" gap={2} align="start">
        <p id={hint}>{t('statement.steps')}</p>
        <FileChooser
          label={t(chosen ? 'statement.another' : 'statement.choose')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          describedBy={hint}
          onChoose={(file) => void choose(file)}
        />
        {chosen ? <p className={styles.quiet}>{chosen.name}</p> : null}
        {problem ? <p role="alert">{t(`statement.${problem}`)}</p> : null}
      </Stack>
      {chosen ? (
        <StatementImport
          key={chosen.name}
          competition={competition}
          entries={entries}
          kept={kept.rows}
          lines={chosen.lines}
          onDone={() => setChosen(null)}
        />
      ) : null}
      <UnmatchedRows competition={competition} entries={entries} rows={kept.rows} />
    </div>
  );
}
