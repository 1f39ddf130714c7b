import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Page } from '../layout/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Stands in place of an organiser's page whose address names another organiser's competition. */
export function CompetitionOfOthers() {
  const { t } = useTranslation('competitionSetup');
  const { pathname } = useLocation();
  return (
    <Page title={t('ofOthers')}>
      <EmptyState
        drawing="notFound"
        title={t('ofOthersWhose')}
        text={t('ofOthersText')}
        action={<LinkButton to={pathname}>{t('toOwn')}</LinkButton>}
      />
    </Page>
  );
}
