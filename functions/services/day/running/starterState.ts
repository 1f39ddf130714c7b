import type { StoredStarter } from '../../../store/day/running/storedDay.ts';

/** A starter's state as it is answered. */
export const stateOf = (programmeId: string, stored: StoredStarter | null | undefined) => ({
  programmeId,
  state: stored?.state ?? ('expected' as const),
  at: stored?.at ?? null,
  by: stored?.by.name ?? null,
  reason: stored?.reason ?? null,
  scratchId: stored?.scratchId ?? null,
});

/** What a scratch keeps of the state that it ends; nothing of an expected starter. */
export const keptBefore = (stored: StoredStarter | null): Pick<StoredStarter, 'before'> =>
  stored && stored.state !== 'scratched'
    ? { before: { state: stored.state, at: stored.at, by: stored.by } }
    : {};

/** A starter whose scratch is undone: as the desk had it before, null for expected. */
export const restored = ({ flightId, programmeId, before }: StoredStarter): StoredStarter | null =>
  before ? { flightId, programmeId, ...before } : null;
