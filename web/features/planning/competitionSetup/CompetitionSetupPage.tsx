import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../session/useSession.ts';
import { EditCompetition } from './published/EditCompetition.tsx';
import { DraftSetupPage } from './draft/DraftSetupPage.tsx';

/** `/admin/add-competitions`: sets up a competition; with `isEdit=true` the detail of one that exists. */
export function CompetitionSetupPage() {
  const [search] = useSearchParams();
  const { role } = useUser();
  // A manager runs one competition and creates none (design, section 8.10).
  return search.get('isEdit') === 'true' || role === 'MANAGER' ? <EditCompetition /> : <DraftSetupPage />;
}
