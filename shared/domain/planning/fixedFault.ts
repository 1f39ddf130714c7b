import { type FileFault, fieldPath } from '../../contract/core/fileFault.ts';
import type { Problem } from '../../contract/core/planningFiles.ts';
import { tracksOf } from '../entering/onIce/bound.ts';
import { secondsOfTime } from '../core/dates/times.ts';

type Fixed = Problem['fixed'];

/**
 * Finds a fault of fixed parts: a programme in two flights or in a flight of another event, a flight with two blocks or
 * two panels, a block outside the opening hours or upon another one.
 */
export function fixedFault(problem: Problem): FileFault | null {
  const { fixed } = problem;
  return (
    wrongFlight(problem) ??
    duplicateFlight(fixed.blocks.map(({ flightId }, index) => [['blocks', index, 'flightId'], flightId])) ??
    duplicateFlight(
      fixed.panels.flatMap(({ flightIds }, index) =>
        flightIds.map((id, place): Place => [['panels', index, 'flightIds', place], id]),
      ),
    ) ??
    outsideHours(problem) ??
    overlap(fixed)
  );
}

function wrongFlight({ fixed, programmes }: Problem): FileFault | null {
  const eventOf = new Map(programmes.map(({ id, eventId }) => [id, eventId]));
  const taken = new Set<string>();
  for (const [index, flight] of fixed.flights.entries()) {
    for (const [place, id] of flight.programmes.entries()) {
      const path = ['flights', index, 'programmes', place];
      if (taken.has(id)) return fault(path, `"${id}" is in two flights`);
      if (eventOf.get(id) !== flight.eventId) return fault(path, `"${id}" is not in ${flight.eventId}`);
      taken.add(id);
    }
  }
  return null;
}

type Place = readonly [path: readonly PropertyKey[], flightId: string | undefined];

function duplicateFlight(places: readonly Place[]): FileFault | null {
  const seen = new Set<string>();
  for (const [path, id] of places) {
    if (id === undefined) continue;
    if (seen.has(id)) return fault(path, `"${id}" is there twice`);
    seen.add(id);
  }
  return null;
}

function outsideHours(problem: Problem): FileFault | null {
  const tracks = new Map(tracksOf(problem).map((track) => [`${track.surfaceId} ${track.date}`, track]));
  for (const [index, { surfaceId, date, start, seconds }] of problem.fixed.blocks.entries()) {
    const track = tracks.get(`${surfaceId} ${date}`);
    if (!track) return fault(['blocks', index, 'date'], `${surfaceId} is not open on ${date}`);
    const from = secondsOfTime(start);
    if (from < track.opens || from + seconds > track.closes) {
      return fault(['blocks', index, 'start'], `the block at ${start} is outside the opening hours`);
    }
  }
  return null;
}

function overlap({ blocks }: Fixed): FileFault | null {
  const placed = blocks.map(({ surfaceId, date, start, seconds }, index) => {
    const from = secondsOfTime(start);
    return { track: `${surfaceId} ${date}`, from, until: from + seconds, start, index };
  });
  for (const onTrack of Map.groupBy(placed, ({ track }) => track).values()) {
    onTrack.sort((one, other) => one.from - other.from);
    for (const [place, { from, start, index }] of onTrack.entries()) {
      if (place > 0 && from < (onTrack[place - 1]?.until ?? 0)) {
        return fault(['blocks', index, 'start'], `the block at ${start} begins before another one ends`);
      }
    }
  }
  return null;
}

const fault = (path: readonly PropertyKey[], message: string): FileFault => ({
  field: fieldPath(['fixed', ...path]),
  message,
});
