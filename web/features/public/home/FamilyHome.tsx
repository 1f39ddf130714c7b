import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { EnterLink, groupByStatus } from '../../entering/competitionList/index.ts';
import { DueCards, useOwnEntries } from '../../entering/myEntries/index.ts';
import { AttentionList } from './AttentionList.tsx';
import { CompetitionRows } from './CompetitionRows.tsx';
import { familyAttention } from './familyAttention.ts';
import styles from './Home.module.css';
import { MyEntryRows } from './OwnEntryRows.tsx';

/** `/admin` for a family: what is due, what is open, who is in and what it can enter. */
export function FamilyHome() {
  const { t } = useTranslation('home');
  const entries = useOwnEntries();
  const competitions = useQuery(requestQuery('listCompetitions'));
  if (entries.isError || competitions.isError) {
    const retry = () => void Promise.all([entries.refetch(), competitions.refetch()]);
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={retry} />
      </Page>
    );
  }
  if (entries.isPending || !competitions.data) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const now = currentTime();
  const current = entries.rows.filter(
    ({ state, competition }) => state !== 'withdrawn' && !hasEnded(competition, now),
  );
  const { open, opensLater } = groupByStatus(competitions.data, now);
  return (
    <Page title={t('title')}>
      <DueCards entries={entries.rows} />
      <div className={styles.cards}>
        <AttentionList rows={familyAttention(t, current)} />
        <MyEntryRows entries={current} />
        <CompetitionRows
          title={t('open')}
          none={t('noneOpen')}
          rows={open.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.publicCompetition(one.id),
            detail: t('closes', { when: formatInstant(one.openUntil, one.timeZone) }),
            aside: <EnterLink competition={one} label={t('family.enter')} />,
          }))}
        />
        <CompetitionRows
          title={t('nextOpen')}
          rows={opensLater.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.publicCompetition(one.id),
            detail: t('opens', { when: formatInstant(one.openFrom ?? one.openUntil, one.timeZone) }),
          }))}
        />
      </div>
    </Page>
  );
}
