import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OwnEntries } from './OwnEntries.tsx';

export { AvailableCompetitionsPage } from './AvailableCompetitionsPage.tsx';

export function SubmissionsPage() {
  const { t } = useTranslation(['menu', 'submissions']);
  return (
    <Page
      title={t('skatersSubmissions')}
      actions={
        <LinkButton tone="primary" to={paths.individualForm()}>
          {t('submissions:available.enter')}
        </LinkButton>
      }
    >
      <OwnEntries kind="individual" />
    </Page>
  );
}

export function TeamSubmissionsPage() {
  const { t } = useTranslation('menu');
  return (
    <Page title={t('teamSubmissions')}>
      <OwnEntries kind="team" />
    </Page>
  );
}

export function DanceSubmissionsPage() {
  const { t } = useTranslation('menu');
  return (
    <Page title={t('danceSubmissions')}>
      <OwnEntries kind="dance" />
    </Page>
  );
}
