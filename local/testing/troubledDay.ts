import { timeOfSeconds } from '../../shared/domain/core/dates/times.ts';
import { demoAccount } from './people.ts';
import { middayZone } from './today.ts';
import { newScheduled, publishDraft, type StagedSchedule } from './schedules.ts';

const SKATERS = 12;
const SKATERS_OF_FLIGHT = 3;
const MINUTE = 60;
/** When the first flight starts on each surface, and how long it is until the next one. */
const TRACKS = [
  { surfaceId: 'a', from: 7 * 60, every: 20 },
  { surfaceId: 'b', from: 8 * 60, every: 30 },
] as const;

/**
 * A published day on two surfaces, with an event on each: every skater is in both, and in the second one place further
 * on. Each surface has a panel whose seats are open.
 */
export async function newTroubledDay(): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(SKATERS, { timeZone: middayZone() });
  const { params, competition, problem } = staged;
  const events = problem.problem.events.filter(({ id }) =>
    problem.problem.programmes.some(({ eventId }) => eventId === id),
  );
  const date = competition.startDate;
  const parts = TRACKS.map(({ surfaceId, from, every }, at) => {
    const eventId = events[at]?.id ?? '';
    const own = problem.problem.programmes
      .filter((programme) => programme.eventId === eventId)
      .toSorted((one, other) => ((one.skaters[0] ?? '') < (other.skaters[0] ?? '') ? -1 : 1))
      .map(({ id }) => id);
    const turned = [...own.slice(at), ...own.slice(0, at)];
    const flights = Array.from({ length: SKATERS / SKATERS_OF_FLIGHT }, (_, index) => ({
      id: `${surfaceId}${String(index)}`,
      programmes: turned.slice(SKATERS_OF_FLIGHT * index, SKATERS_OF_FLIGHT * (index + 1)),
    }));
    const blocks = flights.map(({ id }, index) => ({
      start: timeOfSeconds((from + every * index) * MINUTE),
      seconds: 10 * MINUTE,
      kind: 'flight' as const,
      flightId: id,
    }));
    const seats = { judges: [null, null, null], referee: null };
    const panel = { id: `panel ${surfaceId}`, flightIds: flights.map(({ id }) => id), ...seats };
    return {
      event: { eventId, version: 0, isFrozen: false, flights },
      track: { surfaceId, date, version: 0, blocks },
      panels: { surfaceId, date, version: 0, panels: [panel] },
    };
  });
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: parts.map(({ event }) => event),
      tracks: parts.map(({ track }) => track),
      panels: parts.map(({ panels }) => panels),
    },
  });
  await publishDraft(admin, params);
  return staged;
}
