import type { Part } from '../published/publishedPlan.ts';
import { secondsOfTime, timeOfSeconds } from '../times.ts';
import type { PaperFacts, PrintedBlock } from './paper.ts';

/** The words on paper, in English as those of the schedule's calendar feeds. */
export const KIND_TITLES = {
  flight: 'Flight',
  resurfacing: 'Resurfacing',
  lunch: 'Lunch',
  break: 'Break',
  ceremony: 'Ceremony',
  practice: 'Practice',
  custom: 'Other',
} as const;

/** `07:10`: after midnight the clock begins again. */
export const clockText = (seconds: number): string => timeOfSeconds(seconds % 86_400).slice(0, 5);

export const startText = ({ start }: Pick<PrintedBlock, 'start'>): string => clockText(secondsOfTime(start));

/** `07:10–07:40`, from the start of the first to the end of the last. */
export function spanText(blocks: readonly Pick<PrintedBlock, 'start' | 'seconds'>[]): string {
  const from = Math.min(...blocks.map(({ start }) => secondsOfTime(start)));
  const until = Math.max(...blocks.map(({ start, seconds }) => secondsOfTime(start) + seconds));
  return `${clockText(from)}–${clockText(until)}`;
}

/** "Friday, 4 December 2026", of a day `YYYY-MM-DD`. */
export function dayText(date: string): string {
  const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  return days.format(new Date(`${date}T00:00:00Z`));
}

/** "4 December 2026 at 07:10", of a UTC instant by the venue's clock: a paper hangs where that clock does. */
export function momentText(instant: string, timeZone: string): string {
  const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return moments.format(new Date(instant));
}

export function whatText({ kind, title, flight }: PrintedBlock, { events }: PaperFacts): string {
  if (!flight) return title ?? KIND_TITLES[kind];
  return flightText(events.get(flight.eventId) ?? flight.eventId, flight.part);
}

/** "Freestyle 1, flight 2 of 3"; an event with one flight needs no number. */
export const flightText = (event: string, { number, of }: Part): string =>
  of === 1 ? event : `${event}, flight ${String(number)} of ${String(of)}`;

/** "4 minutes", "4 minutes 30 seconds". */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${String(amount)} ${unit}${amount === 1 ? '' : 's'}`)
    .join(' ');
}

/** "2:05", of a programme; '' where it is not known. */
export const lengthText = (seconds: number): string =>
  seconds === 0 ? '' : `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** The blocks of each surface and day, in the order of the clock. */
export function tracksOf({ blocks }: PaperFacts): PrintedBlock[][] {
  return [...Map.groupBy(blocks, ({ date, surfaceId }) => `${date} ${surfaceId}`).values()];
}

/** The flights of each run of a track, with the run's number. */
export function runsOfTrack(
  track: readonly PrintedBlock[],
  { runs }: Pick<PaperFacts, 'runs'>,
): [number, PrintedBlock[]][] {
  const flights = track.filter(({ flight }) => flight !== null);
  return [...Map.groupBy(flights, ({ flight }) => runs.get(flight?.id ?? '') ?? 0)];
}

/** "Friday, 4 December 2026 · Main ice · 07:10–07:40" */
export function whereText(blocks: readonly PrintedBlock[], { surfaces }: PaperFacts): string {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = blocks;
  return [dayText(date), surfaces.get(surfaceId) ?? surfaceId, spanText(blocks)].join(' · ');
}
