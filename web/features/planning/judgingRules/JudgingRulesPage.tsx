import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { RulesEditor } from './RulesEditor.tsx';

/** `/admin/judging-rules`: by which rules a competition is judged, each with its source. */
export function JudgingRulesPage() {
  const { t } = useTranslation('judgingRules');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <StoredRules key={id} competitionId={id} />}
    </OrganiserPage>
  );
}

function StoredRules({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('judgingRules');
  const judging = useQuery(requestQuery('getJudgingRules', { params: { competitionId } }));
  if (judging.isPending) return <Spinner />;
  if (judging.isError) return <ErrorState title={t('failed')} onRetry={() => void judging.refetch()} />;
  return <RulesEditor competitionId={competitionId} stored={judging.data} />;
}
