import type { ReactNode } from 'react';
import { Fact } from '../../entries/index.ts';

interface FactsProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** A list of terms with their values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(([term, value]) => (
        <Fact stacks key={term} term={term}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
