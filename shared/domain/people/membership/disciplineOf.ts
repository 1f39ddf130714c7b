import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import { DEFAULT_CHART } from '../testLevels/equivalents.ts';
import { readLevel } from '../testLevels/levels.ts';

const LADDERS: ReadonlyMap<string, string> = new Map(
  Object.entries(catalogue.ladders).flatMap(([discipline, levels]) =>
    levels.map((level) => [numberedLevel(level), discipline] as const),
  ),
);

/**
 * The discipline of a level, however it is written ("FS4"); null if the level is in no discipline of the
 * catalogue.
 */
export function disciplineOf(level: string): string | null {
  return LADDERS.get(numberedLevel(level)) ?? null;
}

/** Empty for a level of no discipline, which matches no level of the catalogue. */
function numberedLevel(level: string): string {
  const read = readLevel(level, DEFAULT_CHART);
  return read ? `${read.discipline} ${read.rank}` : '';
}
