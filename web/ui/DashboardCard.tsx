import { useId, type ReactNode } from 'react';
import styles from './DashboardCard.module.css';

interface DashboardCardProps {
  readonly title: string;
  /** On the heading's line, at its end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** A figure among others: its heading is small, its number large. */
  readonly small?: boolean;
}

/** One part of the desk, under its own heading. */
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
