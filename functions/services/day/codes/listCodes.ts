import type { CodePanel } from '../../../../shared/contract/day/running/codes.ts';
import { seatsOf } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { wholePanels } from '../../../../shared/domain/planning/published/keptPanels.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { codesOf } from '../../../store/day/codes/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { readPublished, type PublishedTrack } from '../../../store/planning/publishing/repository.ts';
import { toDayCode } from './toDayCode.ts';

/** @throws {ApiError} NotFound */
export async function listCodes(competitionId: string) {
  const [records, published, ice] = await Promise.all([
    codesOf(competitionId),
    readPublished(competitionId),
    findIce(competitionId),
    getCompetition(competitionId),
  ]);
  const codes = records.codes
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .map((code) => toDayCode(code, records.openings));
  const surfaces = new Map(ice?.surfaces.map(({ id, name }) => [id, name]));
  const panels = (published?.tracks ?? [])
    .flatMap((track) => panelsOf(track, surfaces.get(track.surfaceId) ?? track.surfaceId))
    .sort((one, other) => (`${one.date} ${one.start}` < `${other.date} ${other.start}` ? -1 : 1));
  return { codes, panels };
}

function panelsOf({ date, blocks, panels }: PublishedTrack, surface: string): CodePanel[] {
  return wholePanels(panels).flatMap(({ id, flightIds, judges }) => {
    const own = blocks.filter(({ flightId }) => flightId !== undefined && flightIds.includes(flightId));
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const end = timeOfSeconds(secondsOfTime(last.start) + last.seconds);
    return [
      { id, surface, date, start: first.start, end, flights: own.length, seats: seatsOf(judges.length) },
    ];
  });
}
