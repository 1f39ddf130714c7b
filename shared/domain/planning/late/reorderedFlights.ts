import type { LateProblem } from './lateSearch.ts';
import type { LaidBlock } from './layLateDay.ts';

/** Flights that skate behind others of their own surface that the plan has after them. */
export function reorderedFlights({ tracks }: LateProblem, laid: readonly LaidBlock[]): string[] {
  const fromByIndex = new Map(tracks.flatMap(({ toCome }) => toCome.map((one) => [one.index, one.from])));
  const fromOf = ({ index }: LaidBlock) => fromByIndex.get(index ?? -1) ?? 0;
  const staying = laid.filter(
    ({ block, surfaceId }) => block.flightId !== undefined && block.surfaceId === surfaceId,
  );
  return staying
    .filter((own) =>
      staying.some(
        (one) => one.surfaceId === own.surfaceId && one.start < own.start && fromOf(one) > fromOf(own),
      ),
    )
    .flatMap(({ block }) => block.flightId ?? []);
}
