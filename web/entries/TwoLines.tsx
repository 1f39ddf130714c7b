import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** The quieter second line; without it there is one line. */
  readonly detail: ReactNode;
}

/** A cell with something smaller below. */
export function TwoLines({ children, detail }: TwoLinesProps) {
  return (
    <span className={styles['lines']}>
      <span>{children}</span>
      {detail ? <span className={styles['detail']}>{detail}</span> : null}
    </span>
  );
}
