import type { ReactNode } from 'react';
import styles from './TwoLineCell.module.css';

interface TwoLineCellProps {
  readonly children: ReactNode;
  /** The quieter second line; without it there is one line. */
  readonly detail: ReactNode;
  /** Cut off where there is no room, for names and addresses. */
  readonly short?: boolean;
  /** Broken into lines where there is no room, for what has to be read to its end. */
  readonly wraps?: boolean;
}

/** A cell with something smaller below. */
export function TwoLineCell({ children, detail, short, wraps }: TwoLineCellProps) {
  return (
    <span className={styles.lines} data-short={short || undefined} data-wraps={wraps || undefined}>
      <span>{children}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  );
}
