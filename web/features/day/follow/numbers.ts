import type { LiveSkater } from '../../../../shared/contract/day/running/live.ts';

/** Skaters with their numbers, as they are called to the ice: who does not skate has none. */
export function withNumbers<Skater extends Pick<LiveSkater, 'missed'>>(
  skaters: readonly Skater[],
): { readonly skater: Skater; readonly number: number | undefined }[] {
  let number = 0;
  return skaters.map((skater) => {
    if (skater.missed !== undefined) return { skater, number: undefined };
    number += 1;
    return { skater, number };
  });
}
