import type { ReactNode } from 'react';
import styles from './Fact.module.css';

export interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** Amounts stand at the end of the line, their figures below each other. */
  readonly isAmount?: boolean;
  readonly isStrong?: boolean;
  /** On a phone, what stands below its term: for a page's own width, not a card's. */
  readonly stacks?: boolean;
}

/** One line of a list of facts: what, and which. */
export function Fact({ term, children, isAmount = false, isStrong = false, stacks = false }: FactProps) {
  return (
    <div
      className={styles.fact}
      data-amount={isAmount || undefined}
      data-strong={isStrong || undefined}
      data-stacks={stacks || undefined}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
