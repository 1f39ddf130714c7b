import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { clock } from '../../entries/index.ts';
import { secondsOf, wholeNumberOf } from './programmeTime.ts';
import { rangesOf, shownRanges } from './teamRanges.ts';

/** One event of the form as it is edited; figures as they are typed. */
export interface EventDraft {
  /** Of the stored event that this is, or one of the page's own for a new event. */
  id: string;
  level: string;
  /** "1:30" */
  time: string;
  /** Empty for no limit. */
  capacity: string;
  /** Of a team: "8–15"; empty for as many as the format says. */
  size: string;
  /** Of a team's division, on 1 July: "13–19", "20+"; empty for all. */
  ages: string;
}

export interface FormatDraft {
  id: string;
  format: string;
  entry: EntryKind;
  /** How many skaters come: from, to. */
  fewest: string;
  most: string;
  music: string;
  /** Minutes for the whole format; empty for no limit. */
  iceMinutes: string;
  events: EventDraft[];
}

export type StoredFormat = Form['formats'][number];
type FormatBody = BodyOf<'createForm'>['formats'][number];

const NEW = 'new-';

/** An id that no stored format or event has: the server makes the lasting one. */
export const newId = (): string => `${NEW}${crypto.randomUUID()}`;

export const isNewId = (id: string): boolean => id.startsWith(NEW);

export function formatsDraft(formats: readonly StoredFormat[]): FormatDraft[] {
  return formats.map(({ id, format, entry, skaters: [fewest, most], music, iceMinutes, events }) => ({
    id,
    format,
    entry,
    music,
    fewest: String(fewest),
    most: String(most),
    iceMinutes: iceMinutes === null ? '' : String(iceMinutes),
    events: events.map(({ id: eventId, level, seconds, capacity, skaters, ages }) => ({
      id: eventId,
      level,
      time: durationText(seconds),
      capacity: capacity === null ? '' : String(capacity),
      ...shownRanges(skaters, ages),
    })),
  }));
}

/** Nothing where nobody has said how long a programme is. */
export const durationText = (seconds: number | null): string => (seconds ? clock(seconds) : '');

/** The same formats and events as new ones: for a form that is begun from another one. */
export function copyFormats(formats: readonly FormatDraft[]): FormatDraft[] {
  return formats.map((format) => ({
    ...format,
    id: newId(),
    events: format.events.map((event) => ({ ...event, id: newId() })),
  }));
}

/** The wire's formats. What is no number or no time is left for the schema to refuse. */
export function formatsBody(drafts: readonly FormatDraft[]): FormatBody[] {
  return drafts.map(({ id, format, entry, fewest, most, music, iceMinutes, events }) => ({
    id,
    format,
    entry,
    music,
    skaters: [wholeNumberOf(fewest) ?? Number.NaN, wholeNumberOf(most) ?? Number.NaN],
    iceMinutes: wholeNumberOf(iceMinutes),
    events: events.map(({ id: eventId, level, time, capacity, size, ages }) => ({
      id: eventId,
      level,
      // What is not said yet is kept so: the check before publishing names it.
      seconds: time.trim() === '' ? 0 : secondsOf(time),
      capacity: wholeNumberOf(capacity),
      ...(entry === 'team' && rangesOf({ size, ages })),
    })),
  }));
}

export function eventCount(drafts: readonly FormatDraft[]): number {
  return drafts.reduce((sum, { events }) => sum + events.length, 0);
}
