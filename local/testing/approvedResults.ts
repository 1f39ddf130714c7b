import type { StoredResult, StoredResultVersion } from '../../functions/store/day/results/storedResults.ts';

interface Approved {
  readonly competitionId: string;
  readonly flightId: string;
  readonly eventId: string;
  readonly now: Date;
  /** The fields that differ in the flight's one row. */
  readonly row?: Partial<StoredResultVersion['rows'][number]>;
  readonly correction?: StoredResultVersion['correction'];
}

/** A result and its first version as the store has them once a referee has approved a flight of one skater. */
export function approvedResult({ competitionId, flightId, eventId, now, row, correction = null }: Approved): {
  readonly result: StoredResult;
  readonly version: StoredResultVersion;
} {
  const at = now.toISOString();
  const by = { kind: 'account' as const, id: 'referee', name: 'Referee' };
  const flight = { competitionId, flightId, eventId, version: 1 };
  const result: StoredResult = {
    ...flight,
    isHeldUntilAwards: false,
    approved: { at, by },
    posted: null,
    awarded: null,
    exchanged: null,
    corrected: null,
    proposal: null,
    changes: 1,
  };
  const version: StoredResultVersion = {
    ...flight,
    at,
    by,
    revision: 3,
    columns: [],
    rows: [
      {
        programmeId: 'entry.event',
        skaters: [],
        state: 'skated',
        place: 1,
        total: 700,
        points: 6,
        columns: [],
        referee: null,
        penalties: [],
        before: null,
        ...row,
      },
    ],
    rules: {
      system: { system: 'isi' },
      most: 100,
      tie: 'referee',
      lastPlace: 6,
      bookPercent: 80,
      points: { participation: 1, places: [5, 4, 3, 2, 1] },
    },
    approvalReason: null,
    correction,
    proposed: null,
    aloneReason: null,
    refereeAllowed: false,
  };
  return { result, version };
}
