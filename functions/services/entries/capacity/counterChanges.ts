import { countsBetween, type EntryCounts } from '../../../../shared/domain/capacity/entryCounts.ts';
import { totalKey } from '../../../store/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import { takenIce, takenPlaceCount } from '../../../store/entries/items.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { usageOfCompetition, type CompetitionLimits } from './competitionLimits.ts';

/** One counter of a competition that a change of an entry adds to. */
export interface CounterChange {
  /** Which of an event, of a format, or of the competition as a whole. */
  readonly of:
    { readonly eventId: string } | { readonly formatId: string } | { readonly competitionId: string };
  readonly key: Key;
  /** Never empty, never 0. */
  readonly add: EntryCounts;
}

/** What a change of an entry adds to which counters: the difference of what it counts after and before. */
export function counterChanges(
  before: StoredEntry | null,
  after: StoredEntry,
  limits: CompetitionLimits,
): CounterChange[] {
  const from = new Map((before ? counted(before, limits) : []).map((one) => [nameOf(one), one]));
  const to = new Map(counted(after, limits).map((one) => [nameOf(one), one]));
  return [...new Map([...from, ...to]).values()]
    .map((one) => ({
      ...one,
      add: countsBetween(from.get(nameOf(one))?.add ?? {}, to.get(nameOf(one))?.add ?? {}),
    }))
    .filter(({ add }) => Object.keys(add).length > 0);
}

const nameOf = ({ key }: CounterChange) => `${key.pk} ${key.sk}`;

function counted(entry: StoredEntry, limits: CompetitionLimits): CounterChange[] {
  const { competitionId } = entry;
  return [
    ...takenPlaceCount(entry).map(({ key, eventId, add }) => ({ of: { eventId }, key, add })),
    ...takenIce(entry).map(({ key, formatId, add }) => ({ of: { formatId }, key, add })),
    { of: { competitionId }, key: totalKey(competitionId), add: usageOfCompetition(entry, limits) },
  ];
}
