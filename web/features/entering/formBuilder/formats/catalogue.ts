import catalogue from '../../../../../shared/data/isi-catalogue.json' with { type: 'json' };
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formatId } from '../../../../../shared/domain/core/eventId.ts';
import { type EventDraft, type FormatDraft, newId, typedDuration } from './formatsDraft.ts';
import { shownRanges } from './teamRanges.ts';

/** A format of the catalogue's file; TypeScript reads its pairs of numbers as lists. */
interface ListedFormat {
  readonly format: string;
  readonly entry: string;
  readonly skaters: readonly number[];
  readonly music: string;
  readonly unverified?: boolean | undefined;
  readonly events: readonly {
    readonly level: string;
    readonly seconds: number | null;
    readonly skaters?: readonly number[];
    readonly ages?: { readonly from: number | null; readonly to: number | null };
  }[];
}

const FORMATS: readonly ListedFormat[] = catalogue.formats;

/** ISI's formats with levels and durations; a starting point, not a rule. */
export const CATALOGUE = FORMATS.map(({ format, entry, skaters, music, unverified, events }) => ({
  format,
  entry: entry as EntryKind,
  fewest: String(skaters[0] ?? 1),
  most: String(skaters[1] ?? 1),
  music,
  iceMinutes: '',
  /** No source was found, so the organiser reviews it and sets the durations. */
  unverified: unverified ?? false,
  events: events.map(({ level, seconds, skaters: size, ages }) => ({
    level,
    time: typedDuration(seconds),
    capacity: '',
    ...shownRanges(size, ages),
  })),
}));

type CatalogueFormat = (typeof CATALOGUE)[number];

/** The catalogue's kinds of music, in its order. */
export const MUSIC = [...new Set(CATALOGUE.map(({ music }) => music))];

export function fromCatalogue({ unverified: _unverified, ...format }: CatalogueFormat): FormatDraft {
  return { ...format, id: newId(), events: format.events.map((event) => ({ ...event, id: newId() })) };
}

/** Catalogue formats whose names are not among the drafts. */
export function missingFormats(drafts: readonly FormatDraft[]): CatalogueFormat[] {
  const known = new Set(drafts.map(({ format }) => formatId(format)));
  return CATALOGUE.filter(({ format }) => !known.has(formatId(format)));
}

/** Catalogue levels that a draft of this format lacks. */
export function missingLevels({ format, events }: FormatDraft): EventDraft[] {
  const preset = CATALOGUE.find((one) => formatId(one.format) === formatId(format));
  const known = new Set(events.map(({ level }) => formatId(level)));
  return (preset?.events ?? [])
    .filter(({ level }) => !known.has(formatId(level)))
    .map((event) => ({ ...event, id: newId() }));
}
