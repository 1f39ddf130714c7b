import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { UndoBar } from '../../../table/history/UndoBar.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './CoachDashboard.module.css';
import { type CoachRow, pupilCounts } from './coachRow.ts';
import { CoachTable } from './CoachTable.tsx';
import { CoachCounts } from './CoachCounts.tsx';
import { Deadlines } from './Deadlines.tsx';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { useRinkEntries } from './useRinkEntries.ts';
import { useVerification } from './useVerification.ts';
import { AttestDialog } from './AttestDialog.tsx';

const FILTERS = ['lacks', 'kind'];

interface CoachDashboardProps {
  readonly competition: Competition;
  readonly rinkId: string;
}

export function CoachDashboard({ competition, rinkId }: CoachDashboardProps) {
  const { t } = useTranslation('coachDashboard');
  const entries = useRinkEntries(competition.id, rinkId, waiverVersion(competition.waiver));
  const query = useTableQuery(FILTERS, 'name');
  const { last, verify, undo, dismiss } = useVerification(competition.id, entries.refetch);
  const [vouching, setVouching] = useState<CoachRow | null>(null);
  if (entries.isPending) return <Spinner label={t('loading')} />;
  if (entries.isError) {
    return <ErrorState title={t('failed')} onRetry={() => void entries.refetch()} />;
  }
  const counts = pupilCounts(entries.rows);
  return (
    <div className={styles.desk} data-accent={competition.accent}>
      <Deadlines competition={competition} unverified={counts.unverified} />
      {entries.rows.length > 0 ? <CoachCounts rows={entries.rows} counts={counts} query={query} /> : null}
      {last ? <UndoBar text={last.text} onUndo={() => undo(last)} onDismiss={dismiss} /> : null}
      <CoachTable
        competition={competition}
        rows={entries.rows}
        query={query}
        onVerify={verify}
        onVouch={setVouching}
      />
      <AttestDialog row={vouching} onClose={() => setVouching(null)} />
    </div>
  );
}
