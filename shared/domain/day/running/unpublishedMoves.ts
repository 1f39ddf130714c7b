import type { Block } from '../../../contract/core/planningFiles.ts';

type Place = Pick<Block, 'surfaceId' | 'date' | 'start'>;

/** A flight that the draft has elsewhere than families know it. */
export interface UnpublishedMove {
  readonly flightId: string;
  readonly from: Place;
  /** Null where the draft has it on no ice. */
  readonly to: Place | null;
}

/**
 * The flights of a day that can still be changed and that the draft has elsewhere than the published schedule.
 * @param flights of the day, as published
 * @param fixed flights that nothing moves any more
 */
export function unpublishedMoves(
  flights: readonly { readonly id: string; readonly surfaceId: string; readonly start: string }[],
  blocks: readonly Block[],
  { date, fixed }: { readonly date: string; readonly fixed: ReadonlyMap<string, unknown> },
): UnpublishedMove[] {
  const draft = new Map(blocks.map((block) => [block.flightId, block]));
  return flights
    .filter(({ id }) => !fixed.has(id))
    .flatMap(({ id, surfaceId, start }) => {
      const to = draft.get(id) ?? null;
      const isSame = to?.surfaceId === surfaceId && to.date === date && to.start === start;
      return isSame ? [] : [{ flightId: id, from: { surfaceId, date, start }, to }];
    });
}
