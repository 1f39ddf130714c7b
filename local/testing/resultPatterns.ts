import * as results from '../../functions/store/results/repository.ts';
import type { StoredResult, StoredVersion } from '../../functions/store/results/storedResults.ts';
import { storeResult } from '../../functions/store/results/writeRepository.ts';

/** The reads and writes of results, of one flight that is approved and one that is not. */
export async function resultPatterns(competitionId: string, now: Date) {
  const at = now.toISOString();
  const by = { kind: 'account' as const, id: 'referee', name: 'Referee' };
  const resultOf = (flightId: string): StoredResult => ({
    competitionId,
    flightId,
    eventId: 'freestyle.freestyle-1',
    version: 1,
    isHeldUntilAwards: false,
    approved: { at, by },
    posted: null,
    awarded: null,
    corrected: null,
    changes: 1,
  });
  const versionOf = (flightId: string): StoredVersion => ({
    competitionId,
    flightId,
    eventId: 'freestyle.freestyle-1',
    version: 1,
    at,
    by,
    revision: 3,
    columns: [],
    rows: [],
    rules: {
      system: { system: 'isi' },
      most: 100,
      tie: 'referee',
      lastPlace: 6,
      bookPercent: 80,
      points: { participation: 1, places: [5, 4, 3, 2, 1] },
    },
    approvalReason: null,
    correction: null,
  });
  const approve = (flightId: string) =>
    storeResult({ before: null, after: resultOf(flightId), version: versionOf(flightId), others: [] });
  await approve('approved-flight');
  return {
    resultsOfCompetition: () => results.resultsOfCompetition(competitionId),
    resultsOfFlights: () => results.resultsOfFlights(competitionId, ['approved-flight', 'other-flight']),
    storeResult: () => approve('new-flight'),
  };
}
