import { venueSeconds } from '../running/venueSeconds.ts';
import { currentDay } from '../running/dayOfPlan.ts';
import { shiftDay } from '../../core/dates/days.ts';
import { dayIn } from '../../core/dates/timeZone.ts';

/** How a day of a schedule becomes minutes of a rehearsal. Seconds of the venue's clock. */
export interface Pace {
  /** At most 1: what a second of the schedule becomes. */
  readonly factor: number;
  /** Of the schedule: when its first flight starts. */
  readonly from: number;
  /** Of the rehearsal: when that flight starts. */
  readonly at: number;
}

/** Check-in opens so long before the first flight, and the last award follows so long after the last one. */
const BEFORE = 30 * 60;
const AFTER = 45 * 60;
/** Time to open screens, and to hand out codes. */
const HEAD_START = 60;
/** Four o'clock in the morning, when a day of skating ends at the latest. */
const LATEST = 28 * 3_600;

interface RehearsedTime {
  /** Of the first flight's start and the last flight's end, in the schedule. */
  readonly from: number;
  readonly until: number;
  /** The minutes of the whole day. */
  readonly minutes: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** The venue's day of a rehearsal that begins now, and its pace. */
export function paceFrom({ from, until, minutes, timeZone, now }: RehearsedTime): Pace & { date: string } {
  const factor = Math.min(1, (60 * minutes) / (BEFORE + until - from + AFTER));
  const startsIn = (date: string) =>
    venueSeconds(now.toISOString(), date, timeZone) + HEAD_START + Math.ceil(BEFORE * factor);
  const today = dayIn(now, timeZone);
  const night = currentDay([shiftDay(today, -1), today], now, timeZone) ?? today;
  const isLate = startsIn(night) + (until - from + AFTER) * factor > LATEST;
  const date = isLate ? today : night;
  return { date, factor, from, at: startsIn(date) };
}

/** The pace of a day that is played as it was published. */
export const realPace: Pace = { factor: 1, from: 0, at: 0 };

/** From the rehearsal's times back to those of the schedule. */
export const scheduledPace = ({ factor, from, at }: Pace): Pace => ({
  factor: 1 / factor,
  from: at,
  at: from,
});

/** When a moment of the schedule comes in the rehearsal. */
export const pacedSeconds = ({ factor, from, at }: Pace, seconds: number): number =>
  at + Math.round((seconds - from) * factor);

/** How long something takes in the rehearsal: never nothing. */
export const pacedLength = ({ factor }: Pace, seconds: number): number =>
  seconds === 0 ? 0 : Math.max(1, Math.round(seconds * factor));
