import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CompetitionsTable } from './CompetitionsTable.tsx';

/** Every published competition, and the way to announce another. */
export function CompetitionsPage() {
  const { t } = useTranslation(['menu', 'competitionTables']);
  const add = (
    <LinkButton tone="primary" to={paths.addCompetition}>
      {t('competitionTables:add')}
    </LinkButton>
  );
  return (
    <Page title={t('competitions')} actions={add}>
      <CompetitionsTable state="published" add={add} />
    </Page>
  );
}

/** Past seasons, to be read only. */
export function ArchivedCompetitionsPage() {
  const { t } = useTranslation(['menu', 'competitionTables']);
  return (
    <Page title={t('archivedCompetitions')} subtitle={t('competitionTables:archivedText')}>
      <CompetitionsTable state="archived" />
    </Page>
  );
}
