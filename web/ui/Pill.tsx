import type { ReactNode } from 'react';
import styles from './Pill.module.css';

export type PillTone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'accent';

interface PillProps {
  readonly tone: PillTone;
  /** The state as a word; colour alone is not enough. */
  readonly children: ReactNode;
}

/** A state as a word on its colour. */
export function Pill({ tone, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
