import type { ReactNode } from 'react';
import styles from './TwoLineCell.module.css';
import { Text } from '../ui/Text.tsx';

interface TwoLineCellProps {
  readonly children: ReactNode;
  /** The second line, if any. */
  readonly detail: ReactNode;
  /** Truncated to fit, for names and addresses. */
  readonly short?: boolean;
  /** Wrapped to fit, for text that must be read whole; `wide` where it is what the table is for. */
  readonly wraps?: boolean | 'wide';
}

/** A cell with a smaller second line. */
export function TwoLineCell({ children, detail, short, wraps }: TwoLineCellProps) {
  return (
    <span className={styles.lines} data-short={short || undefined} data-wraps={wraps || undefined}>
      <span>{children}</span>
      {detail ? (
        <Text as="span" soft size="xs" figures className={styles.detail}>
          {detail}
        </Text>
      ) : null}
    </span>
  );
}
