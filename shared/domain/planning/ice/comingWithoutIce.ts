import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import type { IceSurface } from '../../../contract/entering/ice.ts';
import { placedBlocks } from '../draft/draftBlocks.ts';
import { blocksWithoutIce } from './lostBlocks.ts';

interface WithoutIce {
  readonly date: string;
  readonly surfaceId: string;
  /** How many flights, and when the first of them starts. */
  readonly count: number;
  readonly from: string;
}

/** Flights of days to come that stand in hours without ice, by day and surface. @param today at the venue */
export function comingWithoutIce(
  draft: Pick<ScheduleDraft, 'tracks'>,
  surfaces: readonly IceSurface[],
  today: string,
): WithoutIce[] {
  const blocks = placedBlocks(draft).filter(({ date, flightId }) => date > today && flightId !== undefined);
  const lost = blocksWithoutIce({ surfaces }, blocks, new Set()).flatMap((index) => blocks[index] ?? []);
  return [...Map.groupBy(lost, ({ date, surfaceId }) => `${date} ${surfaceId}`).values()]
    .flatMap((own) => {
      const [first] = own.toSorted((one, other) => one.start.localeCompare(other.start));
      if (!first) return [];
      return [{ date: first.date, surfaceId: first.surfaceId, count: own.length, from: first.start }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
