import type { CancelledFlight, Live } from '../../../../shared/contract/day/running/live.ts';
import type { PublicSkater } from '../follow/index.ts';
import type { OwnCancelledStart } from './ownCancelled.ts';

/** A start that is not skated: its event was cancelled. */
export interface CancelledStart {
  readonly skater: PublicSkater;
  readonly surface: string;
  readonly flight: CancelledFlight;
}

/** The cancelled starts of the family's own and of followed skaters, each child once. */
export function cancelledStarts(
  { surfaces }: Pick<Live, 'surfaces'>,
  isFollowed: (skater: PublicSkater) => boolean,
  own: readonly OwnCancelledStart<CancelledFlight>[],
): CancelledStart[] {
  const isOwn = (skater: PublicSkater) => own.some(({ published }) => published === skater);
  return surfaces.flatMap(({ name: surface, cancelled }) =>
    cancelled.flatMap((flight) => [
      ...own.filter((one) => one.flight === flight).map(({ skater }) => ({ skater, surface, flight })),
      ...flight.skaters
        .filter((skater) => isFollowed(skater) && !isOwn(skater))
        .map((skater) => ({ skater, surface, flight })),
    ]),
  );
}
