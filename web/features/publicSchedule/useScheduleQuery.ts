import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Wanted } from './filterBlocks.ts';

const NAMES = ['day', 'name', 'event', 'rink', 'surface'] as const;

type Name = (typeof NAMES)[number];

/** What the address asks for, so that a family can send a link to its own flights. */
export interface ScheduleQuery extends Wanted {
  /** '' for the day that comes first. */
  readonly day: string;
  readonly set: (change: Partial<Record<Name, string>>) => void;
}

export function useScheduleQuery(): ScheduleQuery {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const value = (name: Name) => params.get(name) ?? '';
    return {
      day: value('day'),
      name: value('name'),
      event: value('event'),
      rink: value('rink'),
      surface: value('surface'),
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
