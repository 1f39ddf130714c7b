import { isDeepStrictEqual } from 'node:util';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { duePushes, type ComingFlight } from '../../../../shared/domain/day/push/duePushes.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { shownTrack } from '../../../../shared/domain/day/running/shownTimes.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { findTold, storeTold } from '../../../store/day/push/toldRepository.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayFacts, type RunningDay } from '../running/dayFacts.ts';
import { lostIceOfDay } from '../running/lostIceOfDay.ts';
import { tracksOn } from '../running/shownFlights.ts';

/**
 * Looks, once a minute, at the days that competitions skate: whose start is near, and whose time has moved. Without a
 * competition today it reads nothing; a day where nothing changes costs two reads a minute.
 */
export async function watchDays(published: readonly StoredCompetition[], now: Date): Promise<void> {
  const today = published.filter((competition) => skatesOn(competition, now));
  const looks = await Promise.allSettled(today.map((competition) => watchDay(competition, now)));
  for (const look of looks)
    if (look.status === 'rejected') logError('dayNotWatched', { error: errorName(look.reason) });
}

function skatesOn({ id, startDate, endDate, timeZone, hasSchedule }: StoredCompetition, now: Date): boolean {
  if (hasSchedule !== true || isRehearsal(id)) return false;
  const date = skatingDay(now, timeZone);
  return startDate <= date && date <= endDate;
}

async function watchDay({ id, timeZone }: StoredCompetition, now: Date): Promise<void> {
  const date = skatingDay(now, timeZone);
  const [running, before] = await Promise.all([dayFacts(id, now), findTold(id, date)]);
  const coming = comingFlights(running, date, now);
  if (coming.length === 0) return;
  const due = duePushes(before, coming, venueSeconds(now.toISOString(), date, timeZone));
  const { told, soon, moved } = due;
  if (before && isDeepStrictEqual(told, { times: before.times, soon: before.soon })) return;
  try {
    const occasion = { date, soon: [...soon], moved: [...moved] };
    await storeTold({ competitionId: id, before, told, occasion }, now);
  } catch (error) {
    // Another look was faster, and has told the same.
    if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
  }
}

/** Flights of the day that have not begun, and in which somebody skates; not those whose new time follows. */
function comingFlights(running: RunningDay, date: string, now: Date): ComingFlight[] {
  const { competition, ice } = running;
  const { tracks } = tracksOn(running, date, now);
  const nowSeconds = venueSeconds(now.toISOString(), date, competition.timeZone);
  const lost = ice ? lostIceOfDay(ice, { tracks, date, nowSeconds }) : [];
  const withoutIce = new Set(lost.flatMap(({ flightIds }) => flightIds));
  return tracks.flatMap((track) => {
    const { times } = shownTrack(track);
    return track.blocks.flatMap(({ block, expected }, index): ComingFlight[] => {
      const time = times[index] ?? null;
      const isComing = expected.state === 'toCome' && expected.start !== expected.end;
      if (block.flightId === undefined || time === null || !isComing) return [];
      if (withoutIce.has(block.flightId)) return [];
      const { flightId, start } = block;
      return [{ flightId, surfaceId: track.surfaceId, published: start.slice(0, 5), time }];
    });
  });
}
