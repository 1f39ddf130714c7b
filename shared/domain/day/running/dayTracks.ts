import type { Block } from '../../../contract/core/planningFiles.ts';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { compareBlocks, type PublishedPlan } from '../../planning/published/publishedPlan.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { expectedTrack, type ExpectedBlock, type TimedBlock } from './expectedTimes.ts';
import { overtimeOf, type Overtime } from './overtime.ts';
import { venueSeconds } from './venueSeconds.ts';

/** A flight of a day, with what became of it. */
export interface FlightOfDay {
  /** How many the schedule was made for. */
  readonly published: number;
  readonly warmUpSeconds: number;
  /** Of those who are still entered. */
  readonly states: readonly StarterState[];
  /** UTC instants; null for nothing. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** `HH:MM` at the venue; null where nobody holds it. */
  readonly heldUntil: string | null;
}

export interface DayFacts {
  readonly date: string;
  readonly timeZone: string;
  readonly now: Date;
  /** The shortest lunch that the rules of the ice allow. */
  readonly leastLunchSeconds: number;
  readonly flightOf: (flightId: string) => FlightOfDay | null;
}

/** Four o'clock in the morning after: no day of skating goes on longer. */
const LATEST = 28 * 3_600;

type DayBlock = PublishedPlan['blocks'][number];

export interface DayTrack {
  readonly surfaceId: string;
  /** In order of the plan, with when each is expected. */
  readonly blocks: readonly { readonly block: DayBlock; readonly expected: ExpectedBlock }[];
  /** Absent while the flight on the ice is in its time. */
  readonly overtime?: Overtime;
}

/** Each surface's day as it goes, by surface. */
export function dayTracks({ blocks }: Pick<PublishedPlan, 'blocks'>, facts: DayFacts): DayTrack[] {
  const { date, timeZone, now } = facts;
  const seconds = venueSeconds(now.toISOString(), date, timeZone);
  // Delays stop growing once the day is over.
  const nowSeconds = seconds > LATEST ? 0 : seconds;
  const ofDay = blocks.filter((block) => block.date === date).toSorted(compareBlocks);
  return [...Map.groupBy(ofDay, ({ surfaceId }) => surfaceId)].map(([surfaceId, track]) => {
    const timed = track.map((block) => timedBlock(block, facts));
    const expected = expectedTrack(timed, nowSeconds);
    const overtime = overtimeOf(timed, nowSeconds);
    return {
      surfaceId,
      ...(overtime && { overtime }),
      blocks: track.flatMap((block, index) => {
        const own = expected[index];
        return own ? [{ block, expected: own }] : [];
      }),
    };
  });
}

function timedBlock({ start, seconds, kind, flightId }: Block, facts: DayFacts): TimedBlock {
  const asPublished = { start: secondsOfTime(start), plannedSeconds: seconds };
  const flight = flightId === undefined ? null : facts.flightOf(flightId);
  if (!flight) {
    const leastSeconds = leastOf(kind, seconds, facts);
    const canStartEarly = kind === 'resurfacing';
    return { ...asPublished, seconds, leastSeconds, canStartEarly, heldUntil: null, flight: null };
  }
  const skating = flight.states.filter((state) => state === 'expected' || state === 'checkedIn');
  const length = secondsFor(seconds, flight, skating.length);
  const clock = (instant: string | null) =>
    instant === null ? null : withinDay(venueSeconds(instant, facts.date, facts.timeZone));
  return {
    ...asPublished,
    seconds: length,
    leastSeconds: length,
    // A flight of which nobody skates holds up no other.
    heldUntil: flight.heldUntil === null || skating.length === 0 ? null : secondsOfTime(flight.heldUntil),
    canStartEarly: false,
    flight: { startedAt: clock(flight.startedAt), endedAt: clock(flight.endedAt) },
  };
}

/** A tap of another day, such as while practising, counts at the day's edge. */
const withinDay = (seconds: number) => Math.max(0, Math.min(LATEST, seconds));

/** Free time gives way to a delay, and lunch down to its least. */
function leastOf(kind: Block['kind'], seconds: number, { leastLunchSeconds }: DayFacts): number {
  if (kind === 'break') return 0;
  return kind === 'lunch' ? Math.min(seconds, leastLunchSeconds) : seconds;
}

/** A scratched programme takes no ice, and a walk-on takes as much as the others. */
function secondsFor(seconds: number, { published, warmUpSeconds }: FlightOfDay, skating: number): number {
  if (skating === 0) return 0;
  const warmUp = Math.min(warmUpSeconds, seconds);
  return published === 0 ? seconds : Math.round(warmUp + ((seconds - warmUp) * skating) / published);
}
