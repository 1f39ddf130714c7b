import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../api/queries.ts';
import { CompetitionCard } from '../../competitions/CompetitionCard.tsx';
import { CompetitionGrid, CompetitionGridWaiting } from '../../competitions/CompetitionGrid.tsx';
import { EnterLink } from '../../competitions/EnterLink.tsx';
import { byStanding } from '../../competitions/standing.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useNow } from '../../ui/now.ts';
import styles from './IndividualForm.module.css';

/** Which of the open competitions the entry is for. */
export function ChooseCompetition() {
  const { t } = useTranslation(['entries', 'competitions']);
  const now = useNow();
  const competitions = useQuery(queryOf('listCompetitions'));
  const { open } = byStanding(competitions.data ?? [], new Date(now));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('chooseTitle')}</h1>
        <p className={styles['when']}>{t('chooseText')}</p>
      </header>
      {competitions.isPending ? <CompetitionGridWaiting /> : null}
      {competitions.isError ? (
        <ErrorState title={t('competitions:failed')} onRetry={() => void competitions.refetch()} />
      ) : null}
      {competitions.data && open.length === 0 ? (
        <EmptyState
          title={t('noneOpen')}
          text={t('noneOpenText')}
          action={<LinkButton to={paths.landing}>{t('seeCompetitions')}</LinkButton>}
        />
      ) : null}
      <CompetitionGrid>
        {open.map((competition) => (
          <CompetitionCard
            key={competition.id}
            competition={competition}
            isChoice
            action={<EnterLink covers competition={competition} label={t('choose')} />}
          />
        ))}
      </CompetitionGrid>
    </div>
  );
}
