import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { PublicSkater } from '../../day/follow/index.ts';

/** The blocks of the running day and of those before, by their keys: of none is known more than was tapped. */
interface PassedBlocks {
  readonly over: ReadonlySet<string>;
  readonly running: ReadonlyMap<string, LiveBlock>;
}

export interface FollowedStart {
  readonly skater: PublicSkater;
  readonly block: PublicBlock;
  /** Null where they are to come, and where nothing is known of them. */
  readonly state: 'now' | 'done' | 'cancelled' | null;
}

export const trackKey = ({ surfaceId, date }: Pick<PublicBlock, 'surfaceId' | 'date'>) =>
  `${surfaceId}-${date}`;

export const blockKey = (block: PublicBlock) => `${trackKey(block)}-${block.start}`;

/** The starts of some skaters on all days in the order of the plan; those that are over stand last. */
export function followedStarts(
  { blocks, events }: Pick<PublicSchedule, 'blocks' | 'events'>,
  { over, running }: PassedBlocks,
  isFollowed: (skater: PublicSkater) => boolean,
): FollowedStart[] {
  const cancelled = new Set(events.filter((event) => event.cancelled).map(({ id }) => id));
  const stateOf = (block: PublicBlock, { name, rink }: PublicSkater) => {
    if (cancelled.has(block.flight?.eventId ?? '')) return 'cancelled';
    const own = running.get(blockKey(block));
    // The running day leaves out who is scratched or did not come.
    const skates = own?.flight?.skaters.some((one) => one.name === name && one.rink === rink);
    return skates && (own?.state === 'now' || own?.state === 'done') ? own.state : null;
  };
  const rank = ({ block }: FollowedStart) => Number(over.has(blockKey(block)));
  return blocks
    .flatMap((block) =>
      (block.flight?.skaters ?? [])
        .filter(isFollowed)
        .map((skater): FollowedStart => ({ block, skater, state: stateOf(block, skater) })),
    )
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        one.block.date.localeCompare(other.block.date) ||
        secondsOfTime(one.block.start) - secondsOfTime(other.block.start),
    );
}
