import { useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { useIsPublished } from '../competitionChoice/index.ts';
import { venueText } from '../competitionList/index.ts';
import { Dashboard } from './Dashboard.tsx';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import { setUpRefusals } from '../../../../shared/domain/entering/competitions/publishingProblems.ts';
import { SET_UP_STEPS } from '../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { currentTime } from '../../../clock.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TodayNotice } from './todayNotice.ts';
import styles from './SetupDashboard.module.css';

/** `/admin` for a manager: the dashboard of the own competition. */
export function HomePage() {
  const { t } = useTranslation('dashboard');
  const competitionId = useUser().competitionId ?? '';
  const published = useIsPublished(competitionId);
  const { data: competition, ...own } = useQuery({
    ...requestQuery('getCompetition', { params: { competitionId } }),
    enabled: published.data === true,
  });
  if (competition) {
    return (
      <Page
        title={t('page.title')}
        subtitle={
          <>
            {competition.name} · {formatDays(competition.startDate, competition.endDate)} ·{' '}
            {venueText(competition)}
          </>
        }
      >
        <Stack gap={4}>
          <Today competition={competition} />
          <Dashboard competition={competition} />
        </Stack>
      </Page>
    );
  }
  const query = published.data === true ? own : published;
  const isMissing = competitionId === '' || published.data === false || isApiError(own.error, 'NotFound');
  return (
    <Page title={t('page.title')}>
      {isMissing ? <Unpublished competitionId={competitionId} /> : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isPending && !isMissing ? <Spinner label={t('loading')} /> : null}
    </Page>
  );
}

function Today({ competition }: { readonly competition: Competition }) {
  return useContext(TodayNotice)(competition);
}

/** A manager's competition that is still a draft, or gone. */
function Unpublished({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('dashboard');
  const { data: draft, ...query } = useQuery({
    ...requestQuery('getCompetitionDraft', { params: { competitionId } }),
    enabled: competitionId !== '',
  });
  if (draft) return <SetupDashboard draft={draft} />;
  if (competitionId === '' || isApiError(query.error, 'NotFound')) {
    return <EmptyState drawing="notFound" title={t('gone.title')} text={t('gone.text')} />;
  }
  if (query.isError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  return <Spinner label={t('loading')} />;
}

/** A draft: which setup steps are done, with links to the others. */
function SetupDashboard({ draft }: { readonly draft: CompetitionDraft }) {
  const { t } = useTranslation('dashboard');
  const formId = draft.formId ?? '';
  const form = useQuery({ ...requestQuery('getForm', { params: { formId } }), enabled: formId !== '' });
  const rinks = useQuery(requestQuery('listRinks'));
  if (rinks.isError || form.isError) {
    const retry = () => void Promise.all([rinks.refetch(), form.refetch()]);
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  if (!rinks.data || (formId !== '' && !form.data)) return <Spinner label={t('loading')} />;
  const rink = rinks.data.find(({ id }) => id === draft.ring) ?? null;
  const refusals = setUpRefusals({ competition: draft, form: form.data ?? null, rink }, currentTime());
  const left = SET_UP_STEPS.filter((step) => refusals.some((refusal) => refusal.step === step));
  const setUp = paths.editCompetition();
  return (
    <DashboardCard title={t('draft.title', { name: draft.name })}>
      <p>{left.length === 0 ? t('draft.ready') : t('draft.text', { count: left.length })}</p>
      <ol role="list" className={styles.steps}>
        {SET_UP_STEPS.map((step) => (
          <Row
            key={step}
            as="li"
            gap={4}
            align="center"
            justify="between"
            wrap={false}
            className={styles.step}
          >
            <Link to={`${setUp}&step=${step}`}>{t(`draft.steps.${step}`)}</Link>
            {left.includes(step) ? (
              <Pill tone="warn">{t('draft.left')}</Pill>
            ) : (
              <Pill tone="good">{t('draft.done')}</Pill>
            )}
          </Row>
        ))}
      </ol>
      <div>
        <LinkButton to={`${setUp}&step=${left[0] ?? 'check'}`} tone="primary">
          {t(left.length === 0 ? 'draft.publish' : 'draft.go')}
        </LinkButton>
      </div>
    </DashboardCard>
  );
}
