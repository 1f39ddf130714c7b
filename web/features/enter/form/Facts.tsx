import type { ReactNode } from 'react';
import { ReceivedLine } from '../received/ReceivedSection.tsx';

interface FactsProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms with what is known of them, one below the other. */
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
