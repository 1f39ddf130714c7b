import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { CorrectionDays } from './CorrectionDays.tsx';
import { Documents } from './Documents.tsx';
import { LateChanges } from './LateChanges.tsx';
import { Moves } from './Moves.tsx';
import { NextVersion } from './NextVersion.tsx';
import styles from './Publishing.module.css';
import { Readers } from './Readers.tsx';
import { Versions } from './Versions.tsx';

/** What publishing changes for whom, what is published, who has seen it, and when families correct. */
export function PublishingView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('publishing');
  const params = { competitionId };
  const difference = useQuery(requestQuery('getScheduleDifference', { params }));
  const publishing = useQuery(requestQuery('getPublishing', { params }));
  if (difference.isError || publishing.isError) {
    const retry = () => void Promise.all([difference.refetch(), publishing.refetch()]);
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  if (!difference.data || !publishing.data) return <Spinner />;
  const { versions, competition } = publishing.data;
  const isArchived = competition.state === 'archived';
  const isEmpty = difference.data.flightCount === 0;
  const [current] = versions;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {isEmpty && !current ? (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={<LinkButton to={paths.schedule(competitionId)}>{t('openSchedule')}</LinkButton>}
          />
        ) : (
          <>
            {isArchived ? null : <LateChanges competitionId={competitionId} difference={difference.data} />}
            <NextVersion
              competitionId={competitionId}
              difference={difference.data}
              isArchived={isArchived}
              onStale={() => void difference.refetch()}
            />
            <Moves difference={difference.data} />
          </>
        )}
      </div>
      <div className={styles.column}>
        <CorrectionDays
          competitionId={competitionId}
          publishing={publishing.data}
          onStale={() => void publishing.refetch()}
        />
        <Versions publishing={publishing.data} />
        {current ? <Documents competitionId={competitionId} /> : null}
        {current ? (
          <Readers competitionId={competitionId} version={current.version} timeZone={competition.timeZone} />
        ) : null}
      </div>
    </div>
  );
}
