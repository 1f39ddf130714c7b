import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { secondsOfTime, timeOfSeconds } from '../../shared/domain/core/dates/times.ts';
import { venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { currentTime } from '../clock.ts';
import { instantIn } from './days.ts';
import { demoAccount } from './people.ts';
import { newScheduled, publishDraft, type StagedSchedule } from './schedules.ts';
import { middayZone } from './today.ts';

interface TwoSurfaces extends StagedSchedule {
  /** In `f1`, of the skater who is in `f2` too. */
  readonly programmeId: string;
  /** `HH:MM` at the venue, so many minutes after `f1` begins. */
  readonly at: (minutes: number) => string;
  readonly hold: (flightId: string, until: string, read?: string | null) => Promise<unknown>;
}

/**
 * A published day of three skaters: one is in `f1` on the main ice, at 07:00, and in `f2` in the hall twenty minutes later,
 * between `f0` and `f3`.
 * @param isToday begins it in so many minutes instead; otherwise its day is in a month
 */
export async function newOnTwoSurfaces(isToday: { readonly inMinutes: number } | null): Promise<TwoSurfaces> {
  const [now, zone] = [currentTime(), middayZone()];
  const day = dayIn(now, zone);
  const today = { startDate: day, endDate: day, date: day, timeZone: zone, openUntil: instantIn(1 / 24) };
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(3, isToday ? today : {});
  const { params, competition, problem } = staged;
  const from = isToday
    ? secondsOfTime(venueTimeOf(now.toISOString(), zone).slice(11)) + 60 * isToday.inMinutes
    : secondsOfTime('07:00');
  const [first = [], second = []] = problem.problem.events
    .map(({ id }) => problem.problem.programmes.filter(({ eventId }) => eventId === id))
    .filter((own) => own.length === 3);
  const [zoe = '', mia = '', ida = ''] = first.map(({ skaters: [skater = ''] }) => skater);
  const flight = (id: string, event: typeof first, skater: string) => ({
    id,
    programmes: event.filter(({ skaters }) => skaters.includes(skater)).map((programme) => programme.id),
  });
  const block = (flightId: string, minutes: number, seconds = 600) => ({
    start: timeOfSeconds(from + 60 * minutes),
    seconds,
    kind: 'flight' as const,
    flightId,
  });
  const track = { date: competition.startDate, version: 0 };
  const event = (flights: ReturnType<typeof flight>[], [programme]: typeof first) => ({
    eventId: programme?.eventId ?? '',
    version: 0,
    isFrozen: false,
    flights,
  });
  const shared = flight('f1', first, mia);
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: [
        event([flight('f0', first, zoe), shared], first),
        event([flight('f2', second, mia), flight('f3', second, ida)], second),
      ],
      tracks: [
        { surfaceId: 'a', ...track, blocks: [block('f1', 0)] },
        { surfaceId: 'b', ...track, blocks: [block('f0', 10), block('f2', 20), block('f3', 30, 1_200)] },
      ],
    },
  });
  await publishDraft(admin, params);
  return {
    ...staged,
    programmeId: shared.programmes[0] ?? '',
    at: (minutes) => timeOfSeconds(from + 60 * minutes).slice(0, -3),
    hold: (flightId, until, read = null) =>
      admin.data('holdFlight', { params: { ...params, flightId }, body: { until, read } }),
  };
}
