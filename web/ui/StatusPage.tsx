import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import type { FigureName } from './figurePaths.ts';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  readonly figure?: FigureName;
}

/** A page with one message: done, not found, not allowed, failed. */
export function StatusPage({ title, text, action, figure = 'loop' }: StatusPageProps) {
  return (
    <div className={styles.status}>
      <div className={styles.ice}>
        <Figure name={figure} turn={-10} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{text}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
