import { useQuery } from '@tanstack/react-query';
import type { Publishing } from '../../../../shared/contract/planning/publishing.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { CorrectionDays } from './CorrectionDays.tsx';
import { Documents } from './Documents.tsx';
import { LateChanges } from './LateChanges.tsx';
import { Moves } from './Moves.tsx';
import { NextVersion } from './NextVersion.tsx';
import styles from './Publishing.module.css';
import { Readers } from './Readers.tsx';

/** `/admin/schedule/publishing`: from the draft of a schedule to what everybody sees. */
export function PublishingPage() {
  const { t } = useTranslation('publishing');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <PublishingView key={competition.id} competitionId={competition.id} />}
    </OrganiserPage>
  );
}

/** The changes that publishing makes, the versions and their readers, and the time for corrections. */
function PublishingView({ competitionId }: { readonly competitionId: string }) {
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
    <Stack gap={5} minContent className={styles.columns}>
      <Stack gap={5} minContent className={styles.column}>
        {isEmpty && !current ? (
          <EmptyState
            drawing="schedule"
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
      </Stack>
      <Stack gap={5} minContent className={styles.column}>
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
      </Stack>
    </Stack>
  );
}

/** Every published version: when, by whom, and the note that went with it. */
function Versions({ publishing }: { readonly publishing: Publishing }) {
  const { t } = useTranslation('publishing');
  const { versions, competition } = publishing;
  return (
    <DashboardCard title={t('versions.title')}>
      {versions.length === 0 ? <p className={styles.detail}>{t('versions.none')}</p> : null}
      <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
        {versions.map(({ version, at, by, comment }, index) => {
          const when = formatInstant(at, competition.timeZone);
          return (
            <li key={version}>
              <p className={styles.reader}>
                <span>{t('versions.version', { version })}</span>
                {index === 0 ? <Pill tone="good">{t('versions.current')}</Pill> : null}
              </p>
              <p className={styles.detail}>
                {by === null ? t('versions.at', { when }) : t('versions.by', { when, name: by })}
              </p>
              {comment === null ? null : <p>{comment}</p>}
            </li>
          );
        })}
      </Stack>
    </DashboardCard>
  );
}
