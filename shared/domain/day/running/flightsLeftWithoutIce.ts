import { secondsOfTime } from '../../core/dates/times.ts';

interface LostHours {
  readonly surfaceId: string;
  /** `HH:MM` at the venue. */
  readonly from: string;
  readonly until: string;
  readonly flightIds: readonly string[];
}

interface PlacedBlock {
  readonly flightId?: string | undefined;
  readonly surfaceId: string;
  readonly start: string;
  readonly seconds: number;
}

/** The flights that have lost their ice and that a plan leaves in hours without it. */
export function flightsLeftWithoutIce(
  lostIce: readonly LostHours[],
  blocks: readonly PlacedBlock[],
): string[] {
  const places = new Map(blocks.map((block) => [block.flightId, block]));
  const isLost = ({ surfaceId, start, seconds }: PlacedBlock) =>
    lostIce.some(({ from, until, ...lost }) => {
      const begin = secondsOfTime(start);
      const isIn = begin < secondsOfTime(until) && begin + seconds > secondsOfTime(from);
      return lost.surfaceId === surfaceId && isIn;
    });
  return [...new Set(lostIce.flatMap(({ flightIds }) => flightIds))].filter((id) => {
    const block = places.get(id);
    return block !== undefined && isLost(block);
  });
}
