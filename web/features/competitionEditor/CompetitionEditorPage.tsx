import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../session/useSession.ts';
import { Page } from '../../layout/Page.tsx';
import { EditCompetition } from './EditCompetition.tsx';
import { NewCompetition } from './NewCompetition.tsx';

/** `/admin/add-competitions`: a new competition; with `isEdit=true` the detail of one that exists. */
export function CompetitionEditorPage() {
  const { t } = useTranslation(['competitionEditor', 'menu']);
  const [search] = useSearchParams();
  const { role } = useUser();
  // A manager is bound to one competition and makes no other (design, section 8.10).
  const isEdit = search.get('isEdit') === 'true' || role === 'MANAGER';
  if (isEdit) return <EditCompetition />;
  return (
    <Page title={t('addTitle')} subtitle={t('addText')} width="form">
      <NewCompetition />
    </Page>
  );
}
