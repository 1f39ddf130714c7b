import { useMemo } from 'react';
import { useAddressParts } from '../../../ui/useAddressParts.ts';
import type { BlockFilter } from './filterBlocks.ts';

type Name = 'day' | 'name' | 'event' | 'rink' | 'surface';

/** The search in the address, so that a family can send a link to its own flights. */
export interface ScheduleQuery extends BlockFilter {
  /** '' for the day that comes first. */
  readonly day: string;
  readonly set: (change: Partial<Record<Name, string>>) => void;
}

export function useScheduleQuery(): ScheduleQuery {
  const { valueOf, set } = useAddressParts<Name>();
  return useMemo(
    () => ({
      day: valueOf('day'),
      name: valueOf('name'),
      event: valueOf('event'),
      rink: valueOf('rink'),
      surface: valueOf('surface'),
      set,
    }),
    [valueOf, set],
  );
}
