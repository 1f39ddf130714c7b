import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { skatesToday } from '../../../../shared/domain/core/competitions/skatesToday.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../../../clock.ts';
import { isYetToSkate } from './rinkStatus.ts';
import { useRinkSchedule, useRinkStarts, type RinkStartNow } from './useRinkStarts.ts';

/** The next start of an entry today, or its last one where all are over. */
export interface DayOfEntry {
  readonly start: RinkStartNow;
  readonly surface: string;
  /** Who skates next has 0; who has skated comes last. */
  readonly order: number;
}

type Days = Pick<Competition, 'id' | 'timeZone' | 'hasSchedule' | 'startDate' | 'endDate'>;

/** What the entries of the head coach's rink skate next, on a day of the competition; null on other days. */
export function useDayOfEntries(competition: Days): ReadonlyMap<string, DayOfEntry> | null {
  const { id, timeZone } = competition;
  const today = dayIn(currentTime(), timeZone);
  const isDay = skatesToday(competition, currentTime());
  const { data } = useRinkSchedule(id, isDay);
  const { ordered, isAsking } = useRinkStarts({ competition, starts: data?.starts ?? [] });
  if (!isDay || !data || isAsking) return null;
  const surfaces = new Map(data.surfaces.map((surface) => [surface.id, surface.name]));
  const starts = ordered.filter(({ date }) => date === today);
  const [open, over] = [
    starts.filter(({ status }) => isYetToSkate(status)),
    starts.filter(({ status }) => !isYetToSkate(status)),
  ];
  // The first one to come is written last.
  return new Map(
    [...open, ...over.toReversed()]
      .map((start, order) => ({
        start,
        surface: surfaces.get(start.surfaceId) ?? start.surfaceId,
        order,
      }))
      .toReversed()
      .map((own) => [own.start.entryId, own]),
  );
}
