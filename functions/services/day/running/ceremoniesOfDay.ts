import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { DayTrack } from '../../../../shared/domain/day/running/dayTracks.ts';
import { runsOfDay, type RunOfFlights } from '../../../../shared/domain/day/running/runs.ts';
import { proposeCeremonies, type Ceremony } from '../../../../shared/domain/day/awards/ceremonies.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { StoredDay } from '../../../store/day/running/repository.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';

export interface RunWithCeremony extends RunOfFlights {
  /** Of its first flight as published. */
  readonly id: string;
  readonly ceremony: Ceremony;
}

/**
 * The runs of a day with when their medals are given, as the day goes; in the order of their ceremonies.
 * @param lost the hours in which flights to come have lost their ice
 */
export function ceremoniesOfDay(
  plan: PlanOfVersion['plan'],
  date: string,
  {
    tracks,
    day,
    lost,
  }: { readonly tracks: readonly DayTrack[]; readonly day: StoredDay; readonly lost: DayRuns['lostIce'] },
): RunWithCeremony[] {
  const withoutIce = new Set(lost.flatMap(({ flightIds }) => flightIds));
  const ends = new Map(tracks.flatMap(({ blocks }) => blocks.map((one) => [one.block.flightId, endOf(one)])));
  const runs = runsOfDay(plan, plan.panels, date).flatMap((run) => {
    const [id] = run.flightIds;
    // Cancelled flights are in no track.
    const flightIds = run.flightIds.filter((flightId) => ends.has(flightId));
    return id === undefined || flightIds.length === 0 ? [] : [{ ...run, id, flightIds }];
  });
  const ceremonies = proposeCeremonies(
    runs.map(({ id, surfaceId, flightIds }) => {
      const moved = day.ceremonies.get(id);
      return {
        id,
        surfaceId,
        flights: flightIds.length,
        end: Math.max(...flightIds.map((flightId) => ends.get(flightId) ?? 0)),
        movedTo: moved === undefined ? null : secondsOfTime(moved),
        hasNoIce: flightIds.some((flightId) => withoutIce.has(flightId)),
      };
    }),
    tracks.flatMap(({ surfaceId, blocks }) =>
      blocks
        .filter(({ block }) => block.kind === 'ceremony')
        .map(({ block, expected }) => ({ surfaceId, start: expected.start ?? secondsOfTime(block.start) })),
    ),
  );
  return runs
    .flatMap((run) => {
      const ceremony = ceremonies.get(run.id);
      return ceremony ? [{ ...run, ceremony }] : [];
    })
    .toSorted((one, other) => one.ceremony.start - other.ceremony.start);
}

/** A flight whose end nobody tapped took as long as it was planned. */
function endOf({ block, expected }: DayTrack['blocks'][number]): number {
  return expected.end ?? (expected.start ?? secondsOfTime(block.start)) + block.seconds;
}
