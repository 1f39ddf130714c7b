import type { ReactNode } from 'react';
import styles from './tile.module.css';

export type BarTone = 'first' | 'second' | 'third' | 'due';

export interface BarPart {
  readonly tone: BarTone;
  readonly label: ReactNode;
  /** Its length; any unit, the same for all parts. */
  readonly size: number;
  /** The value as text. */
  readonly value: string;
}

interface StackedBarProps {
  readonly parts: readonly BarPart[];
  /** The value of the full bar; the sum if the parts fill it. */
  readonly whole: number;
}

/** A bar of several parts with their labels and values as text. */
export function StackedBar({ parts, whole }: StackedBarProps) {
  const length = Math.max(whole, 1);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { size }) => sum + size, 0));
  return (
    <>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" rx="5" />
        {parts.map(({ tone, size }, index) => (
          <rect
            key={tone}
            className={styles[tone]}
            x={`${((starts[index] ?? 0) / length) * 100}%`}
            width={`${(size / length) * 100}%`}
            height="100%"
            rx="2"
          />
        ))}
      </svg>
      <dl className={styles.legend}>
        {parts.map(({ tone, label, value }) => (
          <div key={tone} className={styles.line}>
            <svg className={styles.dot} aria-hidden="true">
              <rect className={styles[tone]} width="100%" height="100%" rx="3" />
            </svg>
            <dt>{label}</dt>
            <dd className={styles.amount}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
