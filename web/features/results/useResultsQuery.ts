import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['view', 'name', 'event', 'rink'] as const;

type Name = (typeof NAMES)[number];

/** What the address asks for, so that a family can send a link to its own results. */
export type ResultsQuery = Readonly<Record<Name, string>> & {
  readonly set: (change: Partial<Record<Name, string>>) => void;
};

export function useResultsQuery(): ResultsQuery {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const value = (name: Name) => params.get(name) ?? '';
    return {
      view: value('view'),
      name: value('name'),
      event: value('event'),
      rink: value('rink'),
      set: (change) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            for (const name of NAMES) {
              const given = change[name];
              if (given) after.set(name, given);
              else if (given === '') after.delete(name);
            }
            return after;
          },
          { replace: true, preventScrollReset: true },
        ),
    };
  }, [params, setParams]);
}
