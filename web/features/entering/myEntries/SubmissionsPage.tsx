import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { FamilyEntries } from './FamilyEntries.tsx';

export { AvailableCompetitionsPage } from './AvailableCompetitionsPage.tsx';

export function SubmissionsPage() {
  const { t } = useTranslation('menu');
  return <MyEntriesPage kind="individual" title={t('skatersSubmissions')} />;
}

export function TeamSubmissionsPage() {
  const { t } = useTranslation('menu');
  return <MyEntriesPage kind="team" title={t('teamSubmissions')} />;
}

export function DanceSubmissionsPage() {
  const { t } = useTranslation('menu');
  return <MyEntriesPage kind="dance" title={t('danceSubmissions')} />;
}

function MyEntriesPage({ kind, title }: { readonly kind: EntryKind; readonly title: string }) {
  const { t } = useTranslation('myEntries');
  return (
    <Page
      title={title}
      subtitle={t('mine')}
      actions={
        <>
          <LinkButton to={paths.skatingRecord}>{t('record')}</LinkButton>
          <LinkButton tone="primary" to={ENTRY_PAGES[kind]()}>
            {t(`${kind}.enter`)}
          </LinkButton>
        </>
      }
    >
      <FamilyEntries kind={kind} />
    </Page>
  );
}
