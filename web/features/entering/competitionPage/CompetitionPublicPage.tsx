import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { CompetitionLoader } from './CompetitionLoader.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** `/competitions/{competitionId}`: a competition's public page. */
export function CompetitionPublicPage() {
  const { t } = useTranslation('competitionPage');
  const { competitionId = '' } = useParams();
  const competition = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
  return (
    <PublicPage query={competition} failed={t('failed')} skeleton={<PageSkeleton />}>
      {(data) => <CompetitionLoader competition={data} />}
    </PublicPage>
  );
}
