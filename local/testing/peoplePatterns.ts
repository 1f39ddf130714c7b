import type { IndividualEntry } from '../../functions/store/entries/storedEntry.ts';
import { putItem } from '../../functions/platform/table/writes.ts';
import { aliasKey } from '../../functions/store/people/keys.ts';
import * as people from '../../functions/store/people/repository.ts';

/** The reads and writes about who is who in a competition, with one corrected spelling. */
export async function peoplePatterns(
  entry: IndividualEntry,
): Promise<Record<string, () => Promise<unknown>>> {
  const { competitionId, skater } = entry;
  const [identity, knownAs] = [people.spellingOf(skater), 'ada first|2016-01-01'];
  const alias = { type: 'alias', identity, knownAs, entryId: entry.id };
  await putItem({ ...aliasKey(competitionId, identity), ...alias });
  return {
    findAliases: () => people.findAliases(competitionId, [skater]),
    allAliases: () => people.allAliases(competitionId),
    identitiesInUse: () => people.identitiesInUse(entry, [skater]),
    eraseAliases: () => people.eraseAliases(entry),
  };
}
