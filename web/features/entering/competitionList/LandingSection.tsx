import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './LandingSection.module.css';

interface LandingSectionProps {
  readonly title: string;
  /** A figure to the right of the heading. */
  readonly figures?: string | undefined;
  readonly children: ReactNode;
}

export function LandingSection({ title, figures, children }: LandingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {figures ? <p className={styles.figures}>{figures}</p> : null}
      </div>
      {children}
    </section>
  );
}
