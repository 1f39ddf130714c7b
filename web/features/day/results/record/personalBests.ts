import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';

/** What a total says beside the skater's other ones of the same programme. */
export type Progress =
  | { readonly kind: 'first' | 'other' }
  | {
      readonly kind: 'best';
      /** Tenths above the first one; 0 where the first one is the best. */
      readonly gain: number;
      /** `YYYY-MM-DD` of the competition with the first one. */
      readonly since: string;
    };

/**
 * A skater's totals beside each other, by programme: only those of the same event and of as many possible points, and none
 * where judges give places.
 * @param results of one skater, the first competition first
 */
export function personalBests(results: readonly RecordedResult[]): ReadonlyMap<string, Progress> {
  const alike = Map.groupBy(
    results.filter(({ total, possible }) => total !== null && possible !== null),
    ({ eventId, possible }) => `${eventId} ${String(possible)}`,
  );
  return new Map([...alike.values()].flatMap((own) => progressOf(own)));
}

function progressOf(own: readonly RecordedResult[]): [string, Progress][] {
  const [first] = own;
  const best = Math.max(...own.map(({ total }) => total ?? 0));
  // Of equal totals the first one was the record.
  const holder = own.find(({ total }) => total === best);
  return own.map((result) => [
    result.programmeId,
    own.length === 1 || !first
      ? { kind: 'first' }
      : result === holder
        ? { kind: 'best', gain: best - (first.total ?? 0), since: first.competition.startDate }
        : { kind: 'other' },
  ]);
}
