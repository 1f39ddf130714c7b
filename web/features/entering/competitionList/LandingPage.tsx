import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { hasReturnPlace } from '../../../session/returnPlace.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Hero } from '../../../ui/Hero.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { AnnouncedCompetitions } from './AnnouncedCompetitions.tsx';
import { CompetitionGridSkeleton } from './CompetitionGrid.tsx';
import styles from './LandingPage.module.css';

const SEARCH = 'q';

/** The public start page: open, coming and closed competitions. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'competitionList']);
  const [typed, look] = useSearchWords();
  const below = useRef<HTMLDivElement>(null);
  const competitions = useQuery(requestQuery('listCompetitions'));
  return (
    <Stack gap={8}>
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
    </Stack>
  );
}

/** The search words, kept in the address so that a search can be shared. */
function useSearchWords(): [typed: string, look: (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  // The router updates later than the keyboard; local state keeps the caret in place.
  const [typed, setTyped] = useState(search.get(SEARCH) ?? '');
  const look = (words: string) => {
    setTyped(words);
    setSearch(words.trim() === '' ? {} : { [SEARCH]: words }, { replace: true, preventScrollReset: true });
  };
  return [typed, look];
}

/** Explains the log-in to a reader whose page needs one or whose session has ended. */
function ReturningNotice() {
  const { t } = useTranslation('landing');
  const [isReturning] = useState(hasReturnPlace);
  if (!isReturning) return null;
  return (
    <Row
      gap={3}
      align="center"
      justify="between"
      weight="medium"
      round="panel"
      background="info"
      pad={3}
      padInline={4}
      tone="info"
      className={styles.notice}
      role="status"
    >
      <p>{t('returning.text')}</p>
      <LinkButton tone="primary" dense to={paths.login}>
        {t('returning.logIn')}
      </LinkButton>
    </Row>
  );
}

interface CompetitionSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Scrolls to the results. */
  readonly onFind: () => void;
}

/** Filters the cards while typing. */
function CompetitionSearch({ typed, onType, onFind }: CompetitionSearchProps) {
  const { t } = useTranslation('landing');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind();
  };
  return (
    <form role="search" className={styles.search} onSubmit={find}>
      <Row as="span" gap={2} align="center" wrap={false} className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.words}
          aria-label={t('hero.search')}
          placeholder={t('hero.searchShort')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Row>
      <Button type="submit" tone="primary" className={styles.find}>
        {t('hero.find')}
      </Button>
    </form>
  );
}
