import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { ScoringBoard } from './ScoringBoard.tsx';

/** `/admin/scoring`: paper sheets typed in, and whole flights, for organisers. */
export function ScoringPage() {
  const { t } = useTranslation('scoring');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <ScoringBoard key={id} competitionId={id} opens="both" />}
    </OrganiserPage>
  );
}
