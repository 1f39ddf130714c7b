import { useMemo } from 'react';
import { useAddressParts } from '../../../ui/useAddressParts.ts';

type Name = 'view' | 'name' | 'event' | 'rink';

/** The search in the address, so that a family can send a link to its own results. */
export type ResultsQuery = Readonly<Record<Name, string>> & {
  readonly set: (change: Partial<Record<Name, string>>) => void;
  /** For an event: going back leads to the list in which it was opened. */
  readonly open: (change: Partial<Record<Name, string>>) => void;
};

export function useResultsQuery(): ResultsQuery {
  const { valueOf, set, open } = useAddressParts<Name>();
  return useMemo(
    () => ({
      view: valueOf('view'),
      name: valueOf('name'),
      event: valueOf('event'),
      rink: valueOf('rink'),
      set,
      open,
    }),
    [valueOf, set, open],
  );
}
