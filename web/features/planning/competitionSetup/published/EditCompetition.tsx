import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { COMPETITION_PARAMETER, useIsPublished } from '../../../entering/competitionChoice/index.ts';
import { DraftLoader } from '../draft/DraftLoader.tsx';
import { CompetitionDetail, type CompetitionDetailProps } from './CompetitionDetail.tsx';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useCompetitionWords } from './useCompetitionWords.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { DetailPage } from './DetailPage.tsx';
import styles from './DetailPage.module.css';
import { FactSections } from './FactSections.tsx';

/** The detail of the manager's competition, or of the one in a super administrator's address. */
export function EditCompetition() {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  const [search] = useSearchParams();
  const user = useUser();
  const isBound = user.role === 'MANAGER';
  const competitionId = (isBound ? user.competitionId : search.get(COMPETITION_PARAMETER)) ?? '';
  const published = useIsPublished(competitionId, isBound);
  const competition = useQuery({
    ...requestQuery('getCompetitionDetail', { params: { competitionId } }),
    enabled: competitionId !== '' && user.role !== null && (!isBound || published.data === true),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const rinks = useQuery(requestQuery('listRinks'));
  if (competitionId === '') return <NoCompetition />;
  // It may be a draft.
  if (published.data === false || isApiError(competition.error, 'NotFound')) {
    return <DraftLoader key={competitionId} id={competitionId} missing={<NoCompetition />} />;
  }
  if (competition.data && competition.isFetchedAfterMount && rinks.data) {
    const isArchived = competition.data.state === 'archived';
    const Detail = isArchived ? ArchivedCompetition : CompetitionDetail;
    return <Detail key={competitionId} competition={competition.data} rinks={rinks.data} />;
  }
  const failed = [published, competition, rinks].find(({ isError }) => isError);
  return (
    <Page title={t('menu:competitionDetail')}>
      {failed ? <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} /> : <Spinner />}
    </Page>
  );
}

/** The address has no competition, or an unknown one. */
function NoCompetition() {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  const { role } = useUser();
  const list = <LinkButton to={paths.competitions}>{t('menu:competitions')}</LinkButton>;
  return (
    <Page title={t('menu:competitionDetail')}>
      <EmptyState
        drawing="notFound"
        title={t('missing')}
        text={t(role === 'MANAGER' ? 'missingManager' : 'missingText')}
        action={role === 'MANAGER' ? null : list}
      />
    </Page>
  );
}

/** An archived competition, read-only; a super administrator can restore it. */
function ArchivedCompetition({ competition, rinks }: CompetitionDetailProps) {
  const { t } = useTranslation('competitionSetup');
  const { role } = useUser();
  const words = useCompetitionWords(rinks, competition.timeZone);
  const { id, name, version } = competition;
  const restore = async () => {
    try {
      await call('restoreCompetition', { params: { competitionId: id }, body: { version } });
      showToast(t('archived.restored', { name }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
      void refetchChanged('restoreCompetition');
    }
  };
  return (
    <DetailPage competition={competition} rinks={rinks}>
      <Row gap={3} align="center" size="sm" round="panel" background="info" pad={4} className={styles.notice}>
        <Icon name="alert" />
        <div>
          <strong>{t('archived.title')}</strong>
          <p>{t('archived.text')}</p>
          {role === 'SUPER_ADMIN' ? null : <p>{t('archived.manager')}</p>}
        </div>
        {role === 'SUPER_ADMIN' ? (
          <Button onClick={() => void restore()}>{t('archived.restore')}</Button>
        ) : null}
      </Row>
      <FactSections competition={competition} words={words} />
    </DetailPage>
  );
}
