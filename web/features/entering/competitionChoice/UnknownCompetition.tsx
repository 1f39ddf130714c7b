import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CompetitionChoice } from './CompetitionChoice.tsx';

/** Reports an unknown competition in the address and offers the others. */
export function UnknownCompetition() {
  const { t } = useTranslation('menu');
  return (
    <EmptyState
      drawing="notFound"
      title={t('unknownCompetition')}
      text={t('unknownCompetitionText')}
      action={<CompetitionChoice />}
    />
  );
}
