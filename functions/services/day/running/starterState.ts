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
