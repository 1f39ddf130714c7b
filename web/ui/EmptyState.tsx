import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Figure } from './Figure.tsx';
import type { FigureName } from './figurePaths.ts';

interface EmptyStateProps {
  readonly title: string;
  /** Why there are no records, and the next step. */
  readonly text: ReactNode;
  /** The next step as a button or a link. */
  readonly action?: ReactNode;
  readonly figure?: FigureName;
}

/** A list without records, or without matches, and the next step. */
export function EmptyState({ title, text, action, figure = 'loop' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.figure}>
        <Figure name={figure} turn={-12} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
