import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import styles from './Home.module.css';

export interface HomeCompetitionRow {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly detail: string;
  readonly aside?: ReactNode;
}

interface CompetitionRowsProps {
  readonly title: string;
  readonly rows: readonly HomeCompetitionRow[];
  /** Shown without rows; without it the card is left out then. */
  readonly none?: string;
}

/** Competitions in a card, each with a line about it. */
export function CompetitionRows({ title, rows, none }: CompetitionRowsProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <DashboardCard title={title}>
      {rows.length === 0 ? <p>{none}</p> : null}
      <ul role="list">
        {rows.map(({ id, name, to, detail, aside }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <Link to={to}>{name}</Link>
              <span className={styles.detail}>{detail}</span>
            </span>
            {aside}
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
