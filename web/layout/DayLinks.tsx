import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../paths.ts';
import styles from './DayLinks.module.css';

const PARTS = ['live', 'schedule', 'results', 'teams', 'hall'] as const;
type Part = (typeof PARTS)[number];

const ADDRESS: Record<Part, (competitionId: string) => string> = {
  live: paths.live,
  schedule: paths.publicSchedule,
  results: paths.publicResults,
  teams: paths.publicTeamPoints,
  hall: paths.hall,
};

interface DayLinksProps {
  readonly competitionId: string;
  readonly current: Part;
  /** What there is nothing to read of yet. */
  readonly without?: readonly Part[];
}

/** The pages of a competition's day, each led to from all others. */
export function DayLinks({ competitionId, current, without = [] }: DayLinksProps) {
  const { t } = useTranslation('layout');
  return (
    <nav aria-label={t('day.label')}>
      <ul role="list" className={styles.links}>
        {PARTS.filter((part) => part === current || !without.includes(part)).map((part) => (
          <li key={part} data-part={part}>
            <Link
              to={ADDRESS[part](competitionId)}
              aria-current={part === current ? 'page' : undefined}
              aria-label={part === 'hall' ? t('day.hallDisplay') : undefined}
            >
              {t(`day.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
