import type { ReactNode } from 'react';
import styles from './Fact.module.css';

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  /** Amounts stand at the end of the line, their figures below each other. */
  readonly isAmount?: boolean;
  readonly isStrong?: boolean;
}

/** One line of a list of facts: what, and which. */
export function Fact({ term, children, isAmount = false, isStrong = false }: FactProps) {
  return (
    <div className={styles['fact']} data-amount={isAmount || undefined} data-strong={isStrong || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
