import type { Block } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { type Model, at } from './model.ts';
import { type FixedBlock, TrackClock, type TrackRules, trackRules } from './timeTrack.ts';

/** The rules of each track, with the blocks on it that do not move. */
export function rulesOfTracks({ tracks, problem }: Model): TrackRules[] {
  return tracks.map((track) =>
    trackRules(
      track,
      problem.rules,
      problem.fixed.blocks
        .filter(({ surfaceId, date }) => surfaceId === track.surfaceId && date === track.date)
        .map(({ start, seconds, kind }): FixedBlock => {
          const from = secondsOfTime(start);
          return { start: from, end: from + seconds, kind };
        })
        .sort((one, other) => one.start - other.start),
    ),
  );
}

/** The blocks of a plan: the flights of each track with the breaks that the rules put between them, by start. */
export function layOut(model: Model, orders: readonly (readonly number[])[]): Block[] {
  return rulesOfTracks(model).flatMap((rules, track) =>
    layOutTrack(model, rules, track, orders[track] ?? []),
  );
}

/** @param order of the flights on the track; fixed flights are not among them */
export function layOutTrack(
  model: Model,
  rules: TrackRules,
  track: number,
  order: readonly number[],
): Block[] {
  const { surfaceId = '', date = '' } = model.tracks[track] ?? {};
  const blocks: Block[] = model.problem.fixed.blocks
    .filter((block) => block.surfaceId === surfaceId && block.date === date)
    .map((block) => ({ ...block, locked: true }));
  const clock = new TrackClock(rules, (start, seconds, kind) => {
    blocks.push({ surfaceId, date, start: timeOfSeconds(start), seconds, kind });
  });
  for (const flight of order) {
    const seconds = at(model.length, flight);
    const start = timeOfSeconds(clock.place(seconds));
    const flightId = model.flights[flight]?.id ?? '';
    blocks.push({ surfaceId, date, start, seconds, kind: 'flight', flightId });
  }
  clock.finish();
  return blocks.sort((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
}
