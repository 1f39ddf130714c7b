import type { IndividualEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { putItem } from '../../functions/platform/table/writes.ts';
import { aliasKey } from '../../functions/store/entering/duplicates/keys.ts';
import * as people from '../../functions/store/entering/duplicates/repository.ts';

/** The reads and writes about who is who in a competition, with one corrected spelling. */
export async function peoplePatterns(
  entry: IndividualEntry,
): Promise<Record<string, () => Promise<unknown>>> {
  const { competitionId, skater } = entry;
  const [identity, knownAs] = [people.spellingOf(skater), 'ada first|2016-01-01'];
  const alias = { type: 'alias', identity, knownAs, entryId: entry.id };
  await putItem({ ...aliasKey(competitionId, identity), ...alias });
  const merged = { type: 'alias', knownAs: 'ada kept|2016-01-01', entryId: null, merge: 'a.b' } as const;
  const aliases = ['ada one|2016-01-01', 'ada two|2016-01-01'].map((name) => ({ ...merged, identity: name }));
  const kept = {
    kept: merged.knownAs,
    merged: 'ada one|2016-01-01',
    by: 'organiser',
    at: '2026-11-22T12:00:00Z',
  };
  const decision = { pair: 'a.b', decision: 'merged', ...kept } as const;
  return {
    peopleRecords: () => people.peopleRecords(competitionId),
    allEntriesOfCompetition: () => people.allEntriesOfCompetition(competitionId),
    saveDecision: () => people.saveDecision(competitionId, decision, aliases),
    removeDecision: () => people.removeDecision(competitionId, { type: 'double', ...decision }, aliases),
    findAliases: () => people.findAliases(competitionId, [skater]),
    allAliases: () => people.allAliases(competitionId),
    identitiesInUse: () => people.identitiesInUse(entry, [skater]),
    eraseAliases: () => people.eraseAliases(entry),
  };
}
