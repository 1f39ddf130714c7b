import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { CompetitionGridSkeleton } from './CompetitionGrid.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Hero } from '../../../ui/Hero.tsx';
import { AnnouncedCompetitions } from './AnnouncedCompetitions.tsx';
import { CompetitionSearch } from './CompetitionSearch.tsx';
import styles from './LandingPage.module.css';
import { ReturningNotice } from './ReturningNotice.tsx';
import { useSearchWords } from './useSearchWords.ts';

/** The public start page: open, coming and closed competitions. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'competitionList']);
  const [typed, look] = useSearchWords();
  const below = useRef<HTMLDivElement>(null);
  const competitions = useQuery(requestQuery('listCompetitions'));
  return (
    <div className={styles.page}>
      <title>{t('title')}</title>
      <ReturningNotice />
      <Hero title={<span className={styles.title}>{t('hero.title')}</span>} text={t('hero.text')}>
        <CompetitionSearch
          typed={typed}
          onType={look}
          onFind={() => below.current?.scrollIntoView({ block: 'start' })}
        />
      </Hero>
      <div ref={below} className={styles.announced}>
        {competitions.isPending ? <CompetitionGridSkeleton /> : null}
        {competitions.isError ? (
          <ErrorState title={t('competitionList:failed')} onRetry={() => void competitions.refetch()} />
        ) : null}
        {competitions.data ? (
          <AnnouncedCompetitions competitions={competitions.data} typed={typed} onShowAll={() => look('')} />
        ) : null}
      </div>
    </div>
  );
}
