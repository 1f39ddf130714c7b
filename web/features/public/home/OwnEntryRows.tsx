import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { EntryPill } from '../../entering/entries/index.ts';
import { MoneyPill } from '../../entering/myEntries/index.ts';
import styles from './Home.module.css';

/** Each entry of the family with its status: the answer to "Are we in?". */
export function MyEntryRows({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('home');
  if (entries.length === 0) return null;
  const inOrder = [...entries].sort((one, other) =>
    one.competition.startDate.localeCompare(other.competition.startDate),
  );
  return (
    <DashboardCard title={t('family.entries')}>
      <ul role="list">
        {inOrder.map((entry) => {
          const { id, name, state, competitionId, competition } = entry;
          return (
            <li key={id} className={styles.row} data-stacked>
              <span className={styles.words}>
                <Link to={paths.entry(id)}>{name}</Link>
                <span className={styles.detail}>
                  <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
                  {` · ${formatDays(competition.startDate, competition.endDate)}`}
                  {competition.hasSchedule ? (
                    <>
                      {' · '}
                      <Link to={paths.myDay(competitionId)}>{t('family.myDay')}</Link>
                    </>
                  ) : null}
                </span>
              </span>
              <span className={styles.pills}>
                <EntryPill state={state} />
                <MoneyPill entry={entry} />
              </span>
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
