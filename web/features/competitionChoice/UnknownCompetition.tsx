import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CompetitionChoice } from './CompetitionChoice.tsx';

/** The address names a competition that is not there: said, with the choice of one that is. */
export function UnknownCompetition() {
  const { t } = useTranslation('layout');
  return (
    <EmptyState
      figure="three"
      title={t('unknownCompetition')}
      text={t('unknownCompetitionText')}
      action={<CompetitionChoice />}
    />
  );
}
