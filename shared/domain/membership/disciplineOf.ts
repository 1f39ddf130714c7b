import catalogue from '../../data/isi-catalogue.json' with { type: 'json' };
import { DEFAULT_CHART } from '../eligibility/equivalents.ts';
import { readLevel } from '../eligibility/levels.ts';

const LADDERS: ReadonlyMap<string, string> = new Map(
  Object.entries(catalogue.ladders).flatMap(([discipline, levels]) =>
    levels.map((level) => [numberedLevel(level), discipline] as const),
  ),
);

/** The ladder of the catalogue to which a level belongs, however it is written ("FS4"); null for another one. */
export function disciplineOf(level: string): string | null {
  return LADDERS.get(numberedLevel(level)) ?? null;
}

/** Of what no ladder has an empty text, which no level of the catalogue is. */
function numberedLevel(level: string): string {
  const read = readLevel(level, DEFAULT_CHART);
  return read ? `${read.discipline} ${read.rank}` : '';
}
