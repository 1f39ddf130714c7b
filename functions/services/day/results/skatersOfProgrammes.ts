import type { StoredRow } from '../../../store/day/results/storedResults.ts';
import { peopleRecords } from '../../../store/entering/duplicates/repository.ts';
import {
  competitionProgrammes,
  type CompetitionProgramme,
} from '../../entering/duplicates/competitionProgrammes.ts';
import { programmeEntries, type ProgrammeEntry } from '../../entering/duplicates/programmeEntries.ts';

/**
 * Finds the skaters of each programme and their rinks: the entry's, and of a couple the partner's own where the partner also
 * skates alone for another one. A rink that is not registered is known by its name.
 */
export async function skatersOfProgrammes(
  competitionId: string,
): Promise<ReadonlyMap<string, StoredRow['skaters']>> {
  const [entries, { aliases }] = await Promise.all([
    programmeEntries(competitionId),
    peopleRecords(competitionId),
  ]);
  return programmeSkaters(competitionProgrammes(competitionId, entries, aliases).programmes, entries);
}

/** As skatersOfProgrammes, of programmes and entries that were read. */
export function programmeSkaters(
  programmes: readonly CompetitionProgramme[],
  entries: readonly ProgrammeEntry[],
): ReadonlyMap<string, StoredRow['skaters']> {
  const known = new Map(
    entries.map((entry) => [
      entry.id,
      { kind: entry.kind, rink: entry.homeRinkId ?? entry.homeIsiRink.trim() },
    ]),
  );
  const alone = new Map(
    programmes.flatMap(({ entryId, personIds }) => {
      const entry = known.get(entryId);
      return entry?.kind === 'individual' ? personIds.map((id) => [id, entry.rink] as const) : [];
    }),
  );
  return new Map(
    programmes.map(({ id: programmeId, entryId, personIds }) => {
      const entry = known.get(entryId);
      const rinkOf = (personId: string, index: number) =>
        (entry?.kind === 'dance' && index > 0 ? alone.get(personId) : undefined) ?? entry?.rink ?? '';
      return [programmeId, personIds.map((id, index) => ({ id, rink: rinkOf(id, index) }))];
    }),
  );
}
