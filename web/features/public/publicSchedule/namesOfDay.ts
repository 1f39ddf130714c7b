import type { Live, LiveSkater } from '../../../../shared/contract/day/running/live.ts';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import type { BlockOf } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { isSameStart } from './filterBlocks.ts';

export type DayBlock = BlockOf<LiveSkater>;

/** A schedule whose flights may say who does not skate. */
export type DaySchedule = Omit<PublicSchedule, 'blocks'> & { readonly blocks: DayBlock[] };

/** The schedule with the start orders of the running day: walk-ons too, and who was scratched. */
export function withNamesOfDay(schedule: PublicSchedule, live: Live | undefined): DaySchedule {
  if (live?.version !== schedule.version) return schedule;
  const surfaces = new Map(live.surfaces.map(({ id, blocks }) => [id, blocks]));
  return {
    ...schedule,
    blocks: schedule.blocks.map((block): DayBlock => {
      const ofDay = block.date === live.date ? surfaces.get(block.surfaceId) : undefined;
      const skaters = ofDay?.find((one) => one.flight && isSameStart(one, block))?.flight?.skaters;
      return block.flight && skaters ? { ...block, flight: { ...block.flight, skaters } } : block;
    }),
  };
}
