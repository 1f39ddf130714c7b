import { useMemo } from 'react';
import { useAddressParts } from '../../../ui/useAddressParts.ts';

const NAMES = ['view', 'name', 'event', 'rink'] as const;

type Name = (typeof NAMES)[number];

/** The search in the address, so that a family can send a link to its own results. */
export type ResultsQuery = Readonly<Record<Name, string>> & {
  readonly set: (change: Partial<Record<Name, string>>) => void;
};

export function useResultsQuery(): ResultsQuery {
  const { valueOf, set } = useAddressParts(NAMES);
  return useMemo(
    () => ({
      view: valueOf('view'),
      name: valueOf('name'),
      event: valueOf('event'),
      rink: valueOf('rink'),
      set,
    }),
    [valueOf, set],
  );
}
