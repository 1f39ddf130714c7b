import { type FileFault, fieldPath } from '../../contract/core/fileFault.ts';
import type { Problem } from '../../contract/core/planningFiles.ts';
import { tracksOf } from '../entering/onIce/bound.ts';
import { flightSeconds } from './flightLength.ts';
import { programmesOf } from './planFacts.ts';
import { secondsOfTime } from '../core/dates/times.ts';

/**
 * Finds a contradiction in a problem from a file. An organiser's own draft may have it for a while, and the
 * board shows it there as a conflict.
 * @returns the first, or null
 */
export function contradictionIn(problem: Problem): FileFault | null {
  return shortFlight(problem) ?? filledIce(problem) ?? foreignRink(problem);
}

/** A fixed block that is shorter than the flight on it. */
function shortFlight({ fixed, events, programmes }: Problem): FileFault | null {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  for (const [index, { flightId, seconds }] of fixed.blocks.entries()) {
    const flight = fixed.flights.find(({ id }) => id === flightId);
    const event = events.find(({ id }) => id === flight?.eventId);
    if (!flight || !event) continue;
    const needed = flightSeconds(
      event,
      programmesOf(flight, byId).map((programme) => programme.seconds),
    );
    if (seconds >= needed) continue;
    return fault(
      ['fixed', 'blocks', index, 'seconds'],
      `is ${seconds}, and flight "${flight.id}" takes ${needed}`,
    );
  }
  return null;
}

/** Practice and other fixed blocks that leave no room for any of the flights that are still to be planned. */
function filledIce({ fixed, programmes, events, surfaces }: Problem): FileFault | null {
  const flown = new Set(fixed.flights.flatMap((flight) => flight.programmes));
  const placed = new Set(fixed.blocks.map(({ flightId }) => flightId));
  const open = [
    ...programmes.filter(({ id }) => !flown.has(id)),
    ...programmes.filter(({ id }) =>
      fixed.flights.some((flight) => !placed.has(flight.id) && flight.programmes.includes(id)),
    ),
  ];
  if (open.length === 0) return null;
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const shortest = Math.min(
    ...open.map(({ eventId, seconds }) => {
      const event = eventOf.get(eventId);
      return event ? flightSeconds(event, [seconds]) : 0;
    }),
  );
  const tracks = tracksOf({ surfaces }).map((track) => {
    const blocks = [...fixed.blocks.entries()]
      .filter(([, { surfaceId, date }]) => surfaceId === track.surfaceId && date === track.date)
      .map(([index, { start, seconds }]) => ({ index, from: secondsOfTime(start), seconds }))
      .sort((one, other) => one.from - other.from);
    const starts = [...blocks.map(({ from }) => from), track.closes];
    const ends = [track.opens, ...blocks.map(({ from, seconds }) => from + seconds)];
    const gaps = starts.map((start, index) => start - (ends[index] ?? start));
    return { ...track, blocks, longestGap: Math.max(...gaps) };
  });
  const [first] = tracks;
  const [block] = first?.blocks ?? [];
  if (!first || !block || tracks.some(({ longestGap }) => longestGap >= shortest)) return null;
  const message = `leaves no ice for a flight on ${first.date}, and there are programmes to plan`;
  return fault(['fixed', 'blocks', block.index, 'seconds'], message);
}

/** A coach of a rink that enters nobody: a slip of the pen, or a guest, whose rink does not matter. */
function foreignRink({ coaches, programmes }: Problem): FileFault | null {
  const rinks = new Set(programmes.map(({ rinkId }) => rinkId));
  const index = coaches.findIndex(({ rinkId }) => rinkId !== null && !rinks.has(rinkId));
  const coach = coaches[index];
  return coach
    ? fault(['coaches', index, 'rinkId'], `no programme is of "${coach.rinkId ?? ''}"; a guest has null`)
    : null;
}

const fault = (path: readonly PropertyKey[], message: string): FileFault => ({
  field: fieldPath(path),
  message,
});
