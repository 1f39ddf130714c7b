import { useTranslation } from 'react-i18next';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';

/** The address has no competition, or an unknown one. */
export function NoCompetition() {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  const { role } = useUser();
  const list = <LinkButton to={paths.competitions}>{t('menu:competitions')}</LinkButton>;
  return (
    <Page title={t('menu:competitionDetail')}>
      <EmptyState
        title={t('missing')}
        text={t(role === 'MANAGER' ? 'missingManager' : 'missingText')}
        action={role === 'MANAGER' ? null : list}
      />
    </Page>
  );
}
