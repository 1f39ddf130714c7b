import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChooseCompetition } from './ChooseCompetition.tsx';
import { EntryOf } from './EntryOf.tsx';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';

/** `/individual-form`: the form of one competition, or the choice of one. */
export function IndividualFormPage() {
  const { t } = useTranslation('entries');
  const [search] = useSearchParams();
  const competitionId = search.get('competitionId');
  return (
    <>
      <DocumentTitle title={t('title')} />
      {competitionId ? <EntryOf key={competitionId} competitionId={competitionId} /> : <ChooseCompetition />}
    </>
  );
}
