import { useId, type ReactNode } from 'react';
import styles from './DashboardCard.module.css';

interface DashboardCardProps {
  readonly title: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** A figure among others: a small heading and a large number. */
  readonly small?: boolean;
}

/** A part of the dashboard with its own heading. */
export function DashboardCard({ title, aside, children, small = false }: DashboardCardProps) {
  const heading = useId();
  return (
    <section className={styles.card} data-small={small || undefined} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
