import { useId, type ReactNode } from 'react';
import styles from './RinkGauge.module.css';

interface RinkGaugeProps {
  /** The used share of the ice: 1 is all, more is too much. */
  readonly share: number;
  /** The share as text, in the middle. */
  readonly children: ReactNode;
}

/** A rink from above (60 by 26 metres, by the rules) that fills from one end. */
export function RinkGauge({ share, children }: RinkGaugeProps) {
  const boards = useId();
  const isOver = share > 1;
  return (
    <div className={styles.gauge} data-over={isOver || undefined}>
      <svg viewBox="0 0 242 106" aria-hidden="true">
        <clipPath id={boards}>
          <rect x="1" y="1" width="240" height="104" rx="34" />
        </clipPath>
        <g clipPath={`url(#${boards})`}>
          <rect className={styles.ice} width="242" height="106" />
          <rect className={styles.used} width={1 + Math.min(1, share) * 240} height="106" />
          <path className={styles.lines} d="M121 0v106M85 0v106M157 0v106M17 0v106M225 0v106" />
          <circle className={styles.lines} cx="121" cy="53" r="25" />
          {isOver ? null : <path className={styles.edge} d={`M${1 + share * 240} 0v106`} />}
        </g>
        <rect className={styles.boards} x="1" y="1" width="240" height="104" rx="34" />
      </svg>
      <strong className={styles.share}>{children}</strong>
    </div>
  );
}
