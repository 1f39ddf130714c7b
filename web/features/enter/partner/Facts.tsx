import type { ReactNode } from 'react';
import { ReceivedLine } from '../received/ReceivedSection.tsx';

interface FactsProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** A list of terms with their values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(([term, value]) => (
        <ReceivedLine key={term} term={term}>
          {value}
        </ReceivedLine>
      ))}
    </dl>
  );
}
