import { Suspense, type ReactNode } from 'react';
import type { LineArtName } from './lineArt/LineArt.tsx';
import { LaterLineArt } from './lineArt/laterLineArt.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why there are no records, and the next step. */
  readonly text: ReactNode;
  /** The next step as a button or a link. */
  readonly action?: ReactNode;
  /** By default a rink that nobody skates on. */
  readonly drawing?: LineArtName;
}

/** A list without records, or without matches, and the next step. */
export function EmptyState({ title, text, action, drawing = 'clear' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>
        <Suspense>
          <LaterLineArt name={drawing} />
        </Suspense>
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
