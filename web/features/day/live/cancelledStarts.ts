import type { CancelledFlight, Live } from '../../../../shared/contract/day/running/live.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { PublicSkater } from '../follow/index.ts';
import type { OwnCancelledStart } from './ownCancelled.ts';
import type { SkaterStart } from './skaterStarts.ts';

/** The starts in cancelled events, of the family's own and of followed skaters, each child once. */
export function cancelledStarts(
  { surfaces }: Pick<Live, 'surfaces'>,
  isFollowed: (skater: PublicSkater) => boolean,
  own: readonly OwnCancelledStart<CancelledFlight>[],
): SkaterStart[] {
  const isOwn = (skater: PublicSkater) => own.some(({ published }) => published === skater);
  return surfaces.flatMap(({ name: surface, cancelled }) =>
    cancelled.flatMap((flight) => {
      const { start, format, level, skaters } = flight;
      const title = eventLabel(format, level);
      return [
        ...own.filter((one) => one.flight === flight).map(({ skater }) => skater),
        ...skaters.filter((skater) => isFollowed(skater) && !isOwn(skater)),
      ].map((skater): SkaterStart => ({
        skater,
        surface,
        block: { kind: 'flight', title, start, expected: null, state: 'toCome', flight: null },
        flightsBefore: 0,
        missed: 'cancelled',
      }));
    }),
  );
}
