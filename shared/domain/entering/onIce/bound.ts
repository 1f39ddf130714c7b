import type { PlanEvent, Problem, Rules } from '../../../contract/core/planningFiles.ts';
import type { IceSurface } from '../../../contract/entering/ice.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/** The opening hours of a surface on a day, in seconds since the venue's midnight. */
export interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

/** A time on a day, in seconds since the venue's midnight. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The hours of each surface on each day, by date, then in the order of the surfaces. */
export interface Track extends OpeningHours {
  readonly surfaceId: string;
  readonly date: string;
  /** When others have the ice, by start. Of a planning problem none: there it is a fixed block. */
  readonly closed: readonly Span[];
}

/** Surfaces of a competition's ice, or of a planning problem. */
interface Surfaces {
  readonly surfaces: readonly {
    readonly id: string;
    readonly days: readonly (Problem['surfaces'][number]['days'][number] &
      Pick<IceSurface['days'][number], 'closed'>)[];
  }[];
}

/** The tracks of a problem or of a competition's ice: what is planned onto. */
export function tracksOf({ surfaces }: Surfaces): Track[] {
  return surfaces
    .flatMap(({ id, days }) =>
      days.map(({ date, opens, closes, closed = [] }) => ({
        surfaceId: id,
        date,
        opens: secondsOfTime(opens),
        closes: secondsOfTime(closes),
        closed: closed
          .map(({ begins, ends }) => ({ from: secondsOfTime(begins), until: secondsOfTime(ends) }))
          .sort((one, other) => one.from - other.from),
      })),
    )
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

type IceRules = Pick<Rules, 'resurfacingMinutes' | 'iceMinutesBetweenResurfacings' | 'lunch'>;

/** Whether a lunch is taken: the opening hours contain its whole window. */
export function needsLunch({ opens, closes }: OpeningHours, { lunch }: Pick<Rules, 'lunch'>): boolean {
  return lunch !== null && opens <= secondsOfTime(lunch.from) && closes >= secondsOfTime(lunch.until);
}

/** Hours, with those between them in which others have the ice, by start. */
type IceHours = OpeningHours & Partial<Pick<Track, 'closed'>>;

/** The parts of a day in which the ice is the competition's. */
export function openingSpans({ opens, closes, closed = [] }: IceHours): OpeningHours[] {
  const starts = [opens, ...closed.map(({ until }) => until)];
  return starts
    .map((from, index) => ({ opens: from, closes: closed[index]?.from ?? closes }))
    .filter((span) => span.closes > span.opens);
}

/**
 * The most seconds of flights that fit between opening and closing: each part of the day opens with fresh ice, a resurfacing
 * follows each full run, and a lunch stands for one of them.
 */
export const iceCapacity = (track: IceHours, rules: IceRules): number =>
  openingSpans(track).reduce((sum, span) => sum + capacityOfSpan(span, rules), 0);

function capacityOfSpan(hours: OpeningHours, rules: IceRules): number {
  const open = Math.max(0, hours.closes - hours.opens);
  const run = rules.iceMinutesBetweenResurfacings * 60;
  const lunch = needsLunch(hours, rules) ? (rules.lunch?.minutes ?? 0) * 60 : null;
  let most = 0;
  for (let runs = 1; ; runs += 1) {
    const left = open - breakSeconds(runs - 1, lunch, rules);
    most = Math.max(most, Math.min(runs * run, left));
    if (left <= runs * run) return most;
  }
}

function breakSeconds(breaks: number, lunch: number | null, { resurfacingMinutes }: IceRules): number {
  const resurfacing = resurfacingMinutes * 60;
  return lunch === null ? breaks * resurfacing : lunch + Math.max(0, breaks - 1) * resurfacing;
}

/** The times that decide how much ice a programme needs. */
export type IceTimes = Pick<PlanEvent, 'atOnce' | 'betweenSeconds' | 'warmUpSeconds' | 'flight'>;

/**
 * The ice that a programme needs before it is in a flight, by the mean of a flight of the wanted size. The limits of
 * ice time and the waitlist count the same.
 * @returns whole seconds
 */
export function estimatedSeconds(event: IceTimes, seconds: number): number {
  const { atOnce, betweenSeconds, warmUpSeconds, flight } = event;
  const together = atOnce === 'all' ? flight.wanted : atOnce;
  // Thirds and sevenths of a second do not add up to whole ones exactly.
  return Math.ceil((seconds + betweenSeconds) / together + warmUpSeconds / flight.wanted - 1e-9);
}

/** How much ice is lacking: what is needed less what all tracks can hold. */
export function lackingSeconds(neededSeconds: number, tracks: readonly IceHours[], rules: IceRules): number {
  const capacity = tracks.reduce((sum, track) => sum + iceCapacity(track, rules), 0);
  return Math.max(0, neededSeconds - capacity);
}
