import type { Part } from '../../planning/published/publishedPlan.ts';
import { dayText } from '../../core/dates/dayTexts.ts';
import { clockText } from '../../core/dates/venueClock.ts';
import { spanText } from '../../planning/timeTexts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { PrintoutFacts, PrintedBlock } from './printoutFacts.ts';

const { blocks: blockNames, flightOf } = DAY_WORDS.printouts;

export const startText = (
  { start }: Pick<PrintedBlock, 'start'>,
  { timeZone }: Pick<PrintoutFacts, 'timeZone'>,
): string => clockText(secondsOfTime(start), timeZone);

export function whatText({ kind, title, flight }: PrintedBlock, { events }: PrintoutFacts): string {
  if (!flight) return title ?? blockNames[kind];
  return flightText(events.get(flight.eventId) ?? flight.eventId, flight.part);
}

/** "Freestyle 1, flight 2 of 3"; an event with one flight needs no number. */
export const flightText = (event: string, { number, of }: Part): string =>
  of === 1 ? event : flightOf(event, number, of);

/** The blocks of each surface and day, in the order of the clock. */
export function printedTracks({ blocks }: PrintoutFacts): PrintedBlock[][] {
  return [...Map.groupBy(blocks, ({ date, surfaceId }) => `${date} ${surfaceId}`).values()];
}

/** The flights of each run of a track, with the run's number. */
export function runsOfTrack(
  track: readonly PrintedBlock[],
  { runs }: Pick<PrintoutFacts, 'runs'>,
): [number, PrintedBlock[]][] {
  const flights = track.filter(({ flight }) => flight !== null);
  return [...Map.groupBy(flights, ({ flight }) => runs.get(flight?.id ?? '') ?? 0)];
}

/** "Friday, 4 December 2026 · Main ice · 07:10–07:40" */
export function whereText(blocks: readonly PrintedBlock[], { surfaces, timeZone }: PrintoutFacts): string {
  const [{ date, surfaceId } = { date: '', surfaceId: '' }] = blocks;
  return [dayText(date), surfaces.get(surfaceId) ?? surfaceId, spanText(blocks, timeZone)].join(' · ');
}
