import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import styles from './Awards.module.css';
import { CertificatesView } from './CertificatesView.tsx';
import { LabelsView } from './LabelsView.tsx';
import { MedalOrder } from './MedalOrder.tsx';
import { PodiumScreen } from './PodiumScreen.tsx';

const VIEWS = ['podium', 'medals', 'certificates', 'labels'] as const;

/** `/admin/awards`: the podium of the day, and what is ordered and printed before it. */
export function AwardsPage() {
  const { t } = useTranslation('awards');
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'podium';
  const show = (view: string) => changeSearch({ view }, { replace: true });
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => (
        <Stack gap={4}>
          <Row gap={2} columnGap={4} align="end" justify="between" className={styles.head}>
            <Segments
              label={t('view')}
              value={view}
              onChange={show}
              options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
            />
            {view === 'podium' ? <LinkButton to={paths.dayPodium(id)}>{t('announcer')}</LinkButton> : null}
          </Row>
          {view === 'podium' ? <PodiumScreen key={id} competitionId={id} isOrganiser /> : null}
          {view === 'medals' ? <MedalsView key={id} competitionId={id} /> : null}
          {view === 'labels' ? <LabelsView key={id} competitionId={id} /> : null}
          {view === 'certificates' ? <CertificatesView key={id} competitionId={id} /> : null}
        </Stack>
      )}
    </OrganiserPage>
  );
}

/** How many medals of each place the flights can need, and whether an order is still right. */
function MedalsView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('awards');
  const awards = useQuery(requestQuery('getAwards', { params: { competitionId } }));
  if (awards.isPending) return <Spinner />;
  if (awards.isError && !awards.data) {
    return <ErrorState title={t('failed')} onRetry={() => void awards.refetch()} />;
  }
  if (awards.data.source === 'none') {
    return (
      <EmptyState
        drawing="results"
        title={t('medals.none')}
        text={t('medals.noneText')}
        action={<LinkButton to={paths.flights(competitionId)}>{t('medals.flights')}</LinkButton>}
      />
    );
  }
  return <MedalOrder key={awards.data.version} awards={awards.data} />;
}
