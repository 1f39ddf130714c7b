import { useMemo } from 'react';
import { useAddressParts } from '../../../ui/useAddressParts.ts';
import type { BlockFilter } from './filterBlocks.ts';

const NAMES = ['day', 'name', 'event', 'rink', 'surface'] as const;

type Name = (typeof NAMES)[number];

/** The search in the address, so that a family can send a link to its own flights. */
export interface ScheduleQuery extends BlockFilter {
  /** '' for the day that comes first. */
  readonly day: string;
  readonly set: (change: Partial<Record<Name, string>>) => void;
}

export function useScheduleQuery(): ScheduleQuery {
  const { valueOf, set } = useAddressParts(NAMES);
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
