import type { DraftEvent, DraftPanels, DraftTrack } from '../../../contract/planning/draftParts.ts';
import { compareText } from '../planFacts.ts';
import { keyOfTrack, type TrackId } from './draftBlocks.ts';
import { isUndrawn } from './undrawnFlights.ts';

interface DraftParts {
  readonly tracks: readonly DraftTrack[];
  readonly events: readonly DraftEvent[];
  readonly panels: readonly DraftPanels[];
}

/** Two hashes of 32 bits, by the factors of cyrb53 (public domain). */
const FACTORS = [2_654_435_761, 1_597_334_677];

/**
 * A short name of what a draft would publish: equal drafts have the same, whatever was changed and undone between
 * them. Locks are left out, which nobody but an organiser sees. It is no protection against forgery.
 */
export function contentOfDraft(draft: DraftParts): string {
  const text = JSON.stringify(publishableParts(draft));
  return FACTORS.map((factor) => hash(text, factor).toString(36)).join('-');
}

const publishableParts = ({ tracks, events, panels }: DraftParts) => [
  byTrack(tracks.filter(({ blocks }) => blocks.length > 0)).map((track) => [
    keyOfTrack(track),
    byText(
      track.blocks.map(({ start, seconds, kind, flightId = '', title = '' }) => [
        start,
        seconds,
        kind,
        flightId,
        title,
      ]),
    ),
  ]),
  byText(
    events.flatMap(({ eventId, flights }) =>
      flights.map((flight) => [flight.id, eventId, flight.programmes, isUndrawn(flight)]),
    ),
  ),
  byTrack(panels.filter((part) => part.panels.length > 0)).map((part) => [
    keyOfTrack(part),
    byText(part.panels.map(({ id, flightIds, judges, referee }) => [id, flightIds, judges, referee])),
  ]),
];

const byTrack = <Part extends TrackId>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => compareText(keyOfTrack(one), keyOfTrack(other)));

const byText = (rows: readonly (readonly unknown[])[]): string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted(compareText);

function hash(text: string, factor: number): number {
  let value = factor;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), factor);
  return value >>> 0;
}
