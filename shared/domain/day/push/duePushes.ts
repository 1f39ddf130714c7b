import { secondsOfTime } from '../../core/dates/times.ts';

/** What was said of a day's flights so far. */
export interface ToldTimes {
  /** By flight, `HH:MM`: as published when the day began, or as pushed last. */
  readonly times: Readonly<Record<string, string>>;
  /** Flights whose people were told that they begin soon. */
  readonly soon: readonly string[];
}

/** A flight that has not begun, as every page shows it now. */
export interface ComingFlight {
  readonly flightId: string;
  readonly surfaceId: string;
  /** `HH:MM`, as published. */
  readonly published: string;
  /** `HH:MM`, as expected now. */
  readonly time: string;
}

/** A flight to tell its people of; `from` is the time that they know. */
export interface ToldFlight {
  readonly flightId: string;
  readonly surfaceId: string;
  readonly time: string;
}

export interface RetimedFlight extends ToldFlight {
  readonly from: string;
}

/** What is due now, and what was said after it. */
export interface DuePushes {
  readonly told: ToldTimes;
  readonly soon: readonly ToldFlight[];
  readonly moved: readonly RetimedFlight[];
}

/** People are told of their start so long before it. */
const SOON_SECONDS = 30 * 60;
/** And of a start that is so far off the time they know: less than what is mailed (ANNOUNCED), for it is near, and no version says it. */
const MOVED_MINUTES = 10;
/** Flights told of at once: the others follow a minute later. */
const MOST_AT_ONCE = 60;

/**
 * Who is to be told of what: of each flight once that it begins in half an hour, and of each move by ten minutes since
 * they were told last. Who is told of the start is told its time, and not also that it moved.
 * @param before null on the first look at the day: people know the published times
 * @param nowSeconds by the clock of the flights
 */
export function duePushes(
  before: ToldTimes | null,
  coming: readonly ComingFlight[],
  nowSeconds: number,
): DuePushes {
  const times = new Map(Object.entries(before?.times ?? {}));
  const told = new Set(before?.soon);
  const soon: ToldFlight[] = [];
  const moved: RetimedFlight[] = [];
  for (const { flightId, surfaceId, published, time } of coming) {
    const from = times.get(flightId) ?? (before === null ? published : time);
    times.set(flightId, from);
    if (soon.length + moved.length >= MOST_AT_ONCE) continue;
    const left = secondsOfTime(time) - nowSeconds;
    if (!told.has(flightId) && left > 0 && left <= SOON_SECONDS) {
      soon.push({ flightId, surfaceId, time });
      told.add(flightId);
      times.set(flightId, time);
    } else if (left > 0 && Math.abs(minutesBetween(from, time)) >= MOVED_MINUTES) {
      moved.push({ flightId, surfaceId, time, from });
      times.set(flightId, time);
    }
  }
  return { told: { times: Object.fromEntries(times), soon: [...told] }, soon, moved };
}

const minutesBetween = (from: string, to: string) => (secondsOfTime(to) - secondsOfTime(from)) / 60;
