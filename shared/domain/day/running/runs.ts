import { compareBlocks, type PublishedPlan } from '../../planning/published/publishedPlan.ts';

interface PanelOfFlights {
  readonly id: string;
  readonly flightIds: readonly string[];
}

export interface RunOfFlights {
  readonly surfaceId: string;
  /** From 1, for each day of a surface. */
  readonly number: number;
  readonly flightIds: readonly string[];
}

/** Blocks that end a run without panels. */
const BREAKS: ReadonlySet<string> = new Set(['resurfacing', 'lunch']);

/** The runs of a day: of each surface the flights between two breaks, or those of one panel. */
export function runsOfDay(
  { blocks }: Pick<PublishedPlan, 'blocks'>,
  panels: readonly PanelOfFlights[],
  date: string,
): RunOfFlights[] {
  const panelOf = new Map(panels.flatMap(({ id, flightIds }) => flightIds.map((flight) => [flight, id])));
  const ofDay = blocks.filter((block) => block.date === date).toSorted(compareBlocks);
  return [...Map.groupBy(ofDay, ({ surfaceId }) => surfaceId)].flatMap(([surfaceId, track]) => {
    const runs: string[][] = [];
    let before: string | null = null;
    let breaks = 0;
    for (const { kind, flightId } of track) {
      if (BREAKS.has(kind)) breaks += 1;
      if (flightId === undefined) continue;
      const run = panelOf.get(flightId) ?? `break ${String(breaks)}`;
      if (run === before) runs.at(-1)?.push(flightId);
      else runs.push([flightId]);
      before = run;
    }
    return runs.map((flightIds, index) => ({ surfaceId, number: index + 1, flightIds }));
  });
}
