import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import type { LateDay } from '../../planning/late/layLateDay.ts';
import type { LateProposal } from '../../planning/late/lateProposals.ts';
import { pacedLength, pacedSeconds, type Pace } from './pace.ts';

const clockInPace = (pace: Pace, time: string) =>
  timeOfSeconds(Math.max(0, pacedSeconds(pace, secondsOfTime(time))));

/** A problem whose ice opens, closes and is taken by others by another pace. */
export const problemInPace = (problem: Problem, pace: Pace): Problem => ({
  ...problem,
  fixed: { ...problem.fixed, blocks: problem.fixed.blocks.map((block) => blockInPace(block, pace)) },
  surfaces: problem.surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => ({
      ...day,
      opens: clockInPace(pace, day.opens),
      closes: clockInPace(pace, day.closes),
    })),
  })),
});

/** What touches before touches after. */
export function blockInPace<Own extends Block>(block: Own, pace: Pace): Own {
  const from = secondsOfTime(block.start);
  const start = pacedSeconds(pace, from);
  const seconds = Math.max(1, pacedSeconds(pace, from + block.seconds) - start);
  return { ...block, start: timeOfSeconds(start), seconds };
}

/** A running day by another pace. */
export function lateDayInPace(day: LateDay, pace: Pace): LateDay {
  const at = (seconds: number) => pacedSeconds(pace, seconds);
  return {
    ...day,
    now: at(day.now),
    fixed: new Map(
      [...day.fixed].map(([id, { surfaceId, start, end }]) => [
        id,
        { surfaceId, start: at(start), end: at(end) },
      ]),
    ),
    published: new Map([...day.published].map(([id, start]) => [id, at(start)])),
    ...(day.held && { held: new Map([...day.held].map(([id, until]) => [id, at(until)])) }),
    ...(day.longer && {
      longer: new Map([...day.longer].map(([id, seconds]) => [id, pacedLength(pace, seconds)])),
    }),
  };
}

/** A proposal's times by another pace; the minutes of its price stay those of the schedule. */
export function proposalInPace(proposal: LateProposal, pace: Pace): LateProposal {
  const { plan, price } = proposal;
  const at = (seconds: number) => pacedSeconds(pace, seconds);
  const placeAt = <Place extends { readonly start: number }>(place: Place) => ({
    ...place,
    start: at(place.start),
  });
  return {
    ...proposal,
    plan: { ...plan, blocks: plan.blocks.map((block) => blockInPace(block, pace)) },
    price: {
      ...price,
      ends: price.ends.map((one) => ({ ...one, end: at(one.end), closes: at(one.closes) })),
      added: price.added.map(placeAt),
      leftOut: price.leftOut.map(placeAt),
    },
  };
}
