import type { ReactNode } from 'react';
import styles from './Fact.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

export interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** Aligns the value at the end of the line, for amounts. */
  readonly isAmount?: boolean;
  readonly isStrong?: boolean;
  /** On a phone the value stands below its term: for the page's own width, not a card's. */
  readonly stacks?: boolean;
}

export function Fact({ term, children, isAmount = false, isStrong = false, stacks = false }: FactProps) {
  return (
    <Stack
      gap={1}
      columnGap={4}
      className={styles.fact}
      data-amount={isAmount || undefined}
      data-strong={isStrong || undefined}
      data-stacks={stacks || undefined}
    >
      <Text as="dt" soft size="sm" breaks>
        {term}
      </Text>
      <dd>{children}</dd>
    </Stack>
  );
}
