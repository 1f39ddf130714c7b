import type { RecordedResult } from '../../../../shared/contract/day/results/skatingRecord.ts';
import { competitionsById } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { resultsOfProgrammes } from '../../../store/day/results/repository.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';

/** The posted results of an account's own entries in all competitions, latest first. */
export async function skatingRecordOf(accountId: string): Promise<RecordedResult[]> {
  return recordOf(await allEntriesOfAccount(accountId));
}

/**
 * As skatingRecordOf, of entries that were read. Names are those of the entries: what guardians publish is for others.
 * A corrected result is its newest version.
 */
export async function recordOf(stored: readonly StoredEntry[]): Promise<RecordedResult[]> {
  const programmes = stored
    .filter((entry) => !isErased(entry))
    .flatMap((entry) =>
      entry.events.map((event) => ({
        entry,
        event,
        competitionId: entry.competitionId,
        programmeId: programmeIdOf(entry.id, event.id),
      })),
    );
  const results = new Map((await resultsOfProgrammes(programmes)).map((one) => [one.programmeId, one]));
  const found = programmes.filter(({ programmeId }) => results.get(programmeId)?.result.posted);
  const competitions = await competitionsById([...new Set(found.map(({ competitionId }) => competitionId))]);
  return found
    .flatMap(({ entry, event, competitionId, programmeId }): RecordedResult[] => {
      const competition = competitions.get(competitionId);
      const { result, version } = results.get(programmeId) ?? {};
      const row = version?.rows.find((one) => one.programmeId === programmeId);
      if (!competition || !result?.posted || !row) return [];
      const { id, name, startDate, endDate, timeZone } = competition;
      const { state, place, total, points } = row;
      const { posted, corrected } = result;
      return [
        {
          programmeId,
          entryId: entry.id,
          competition: { id, name, startDate, endDate, timeZone },
          kind: entry.kind,
          name: entry.name,
          rink: entry.homeIsiRink,
          flightId: result.flightId,
          eventId: result.eventId,
          format: event.format,
          level: event.level,
          testLevel: entry.kind === 'team' ? '' : entry.skater.highestIsiTestLevel,
          state,
          place,
          skated: version?.rows.filter((one) => one.state === 'skated').length ?? 0,
          total,
          possible: total === null || !version ? null : version.columns.length * version.rules.most,
          points,
          postedAt: posted.at,
          correctedAt: corrected !== null && corrected.at > posted.at ? corrected.at : null,
        },
      ];
    })
    .sort(
      (one, other) =>
        other.competition.startDate.localeCompare(one.competition.startDate) ||
        one.name.localeCompare(other.name, 'en'),
    );
}
