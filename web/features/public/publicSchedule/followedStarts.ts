import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { PublicSkater } from '../../day/follow/index.ts';
import type { OwnAppointment, OwnCancelledStart } from '../../day/live/index.ts';
import { plainWords } from './filterBlocks.ts';
import type { DayBlock, DaySchedule } from './namesOfDay.ts';

/** The blocks of the running day and of those before, by their keys: of none is known more than was tapped. */
interface PassedBlocks {
  readonly over: ReadonlySet<string>;
  readonly running: ReadonlyMap<string, LiveBlock>;
}

export type OwnPlace = Pick<OwnAppointment, 'name' | 'role' | 'date' | 'surfaceId' | 'start' | 'missed'>;

export type CancelledOfOwn = OwnCancelledStart<{ readonly block: DayBlock }>;

export interface FollowedStart {
  readonly skater: PublicSkater;
  readonly block: DayBlock;
  /** Null where they are to come, and where nothing is known of them. */
  readonly state: 'now' | 'done' | 'cancelled' | OwnAppointment['missed'];
}

export const trackKey = ({ surfaceId, date }: Pick<PublicBlock, 'surfaceId' | 'date'>) =>
  `${surfaceId}-${date}`;

export const blockKey = (block: Pick<PublicBlock, 'surfaceId' | 'date' | 'start'>) =>
  `${trackKey(block)}-${block.start}`;

/**
 * The starts of some skaters on all days in the order of the plan; those that are over stand last.
 * @param own of the account: a family's own child is named as in its entry, and once if it is followed, too
 * @param ownCancelled the same of its children whose events were cancelled
 */
export function followedStarts(
  { blocks, events }: Pick<DaySchedule, 'blocks' | 'events'>,
  { over, running }: PassedBlocks,
  isFollowed: (skater: PublicSkater) => boolean,
  own: readonly OwnPlace[] = [],
  ownCancelled: readonly CancelledOfOwn[] = [],
): FollowedStart[] {
  const cancelled = new Set(events.filter((event) => event.cancelled).map(({ id }) => id));
  const isOwn = (skater: PublicSkater) => ownCancelled.some(({ published }) => published === skater);
  const stateOf = (block: DayBlock, missed: FollowedStart['state']) => {
    if (cancelled.has(block.flight?.eventId ?? '')) return 'cancelled';
    const { state } = running.get(blockKey(block)) ?? {};
    return missed ?? (state === 'now' || state === 'done' ? state : null);
  };
  const rank = ({ block, state }: FollowedStart) =>
    Number(over.has(blockKey(block)) || state === 'scratched' || state === 'noShow');
  const followed = blocks.flatMap((block) =>
    (block.flight?.skaters ?? [])
      .filter((skater) => isFollowed(skater) && !isOwn(skater))
      .map((skater): FollowedStart => ({ block, skater, state: stateOf(block, skater.missed ?? null) })),
  );
  const children = own.flatMap(({ name, role, missed, ...place }): FollowedStart[] => {
    const block = blocks.find((one) => one.flight && blockKey(one) === blockKey(place));
    if (!block || role !== 'family') return [];
    const same = followed.findIndex(
      (one) => one.block === block && firstName(one.skater.name) === firstName(name),
    );
    if (same >= 0) followed.splice(same, 1);
    // Without a rink there is no star: nobody has to follow one's own child.
    return [{ block, skater: { name, rink: null }, state: stateOf(block, missed) }];
  });
  const out = ownCancelled.map(({ skater, flight: { block } }): FollowedStart => ({
    block,
    skater,
    state: 'cancelled',
  }));
  return [...children, ...out, ...followed].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.block.date.localeCompare(other.block.date) ||
      secondsOfTime(one.block.start) - secondsOfTime(other.block.start),
  );
}

const firstName = (name: string) => plainWords(name).split(' ')[0];
