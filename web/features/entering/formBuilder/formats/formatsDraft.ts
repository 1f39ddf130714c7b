import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { clock } from '../../entries/index.ts';
import type { OnIceOverrides } from '../../../../../shared/contract/entering/competitions/onIce.ts';
import { onIceOverrides } from '../../../../../shared/domain/entering/forms/onIceOverrides.ts';
import { secondsOf, wholeNumberOf } from './programmeTime.ts';
import { rangesOf, shownRanges } from './teamRanges.ts';

/** An event in the editor; numbers as typed. */
export interface EventDraft {
  /** The stored event's id, or a provisional one for a new event. */
  id: string;
  level: string;
  /** "1:30" */
  time: string;
  /** Empty: no limit. */
  capacity: string;
  /** A team's size, "8–15"; empty: the format's. */
  size: string;
  /** A division's ages on 1 July: "13–19", "20+"; empty: all. */
  ages: string;
  /** A price of its own in minor units; NaN for an invalid amount, absent or null for none. */
  price?: number | null;
  /** Its own values on the ice; absent for none. */
  onIce?: OnIceOverrides | undefined;
}

export interface FormatDraft {
  id: string;
  format: string;
  entry: EntryKind;
  /** Number of skaters, from and to. */
  fewest: string;
  most: string;
  music: string;
  /** Minutes for the whole format; empty: no limit. */
  iceMinutes: string;
  /** The price of each of its events without one of their own, as theirs. */
  price?: number | null;
  /** The values on the ice of each of its events without one of their own. */
  onIce?: OnIceOverrides | undefined;
  events: EventDraft[];
}

export type StoredFormat = Form['formats'][number];
type FormatBody = BodyOf<'createForm'>['formats'][number];

const NEW = 'new-';

/** A provisional id; the server assigns the lasting one. */
export const newId = (): string => `${NEW}${crypto.randomUUID()}`;

export const isNewId = (id: string): boolean => id.startsWith(NEW);

export function formatsDraft(formats: readonly StoredFormat[]): FormatDraft[] {
  return formats.map(
    ({ id, format, entry, skaters: [fewest, most], music, iceMinutes, price = null, events, ...rest }) => ({
      id,
      format,
      entry,
      music,
      price,
      fewest: String(fewest),
      most: String(most),
      iceMinutes: iceMinutes === null ? '' : String(iceMinutes),
      ...onIceDraft(rest),
      events: events.map(
        ({ id: eventId, level, seconds, capacity, price: own = null, skaters, ages, ...ofEvent }) => ({
          id: eventId,
          level,
          price: own,
          time: typedDuration(seconds),
          capacity: capacity === null ? '' : String(capacity),
          ...shownRanges(skaters, ages),
          ...onIceDraft(ofEvent),
        }),
      ),
    }),
  );
}

function onIceDraft(stored: OnIceOverrides): { onIce?: OnIceOverrides } {
  const onIce = onIceOverrides(stored);
  return Object.keys(onIce).length > 0 ? { onIce } : {};
}

/** Empty while the duration is unknown. */
export const typedDuration = (seconds: number | null): string => (seconds ? clock(seconds) : '');

/** The formats and events with provisional ids, for another form. */
export function copyFormats(formats: readonly FormatDraft[]): FormatDraft[] {
  return formats.map((format) => ({
    ...format,
    id: newId(),
    events: format.events.map((event) => ({ ...event, id: newId() })),
  }));
}

/** The wire's formats; the schema refuses invalid numbers and durations. */
export function formatsBody(drafts: readonly FormatDraft[]): FormatBody[] {
  return drafts.map(
    ({ id, format, entry, fewest, most, music, iceMinutes, price = null, onIce, events }) => ({
      id,
      format,
      entry,
      music,
      ...(price !== null && { price }),
      skaters: [wholeNumberOf(fewest) ?? Number.NaN, wholeNumberOf(most) ?? Number.NaN],
      iceMinutes: wholeNumberOf(iceMinutes),
      ...onIce,
      events: events.map(
        ({ id: eventId, level, time, capacity, size, ages, price: own = null, onIce: overrides }) => ({
          id: eventId,
          level,
          ...(own !== null && { price: own }),
          // An empty duration is sent as 0; the check before publishing reports it.
          seconds: time.trim() === '' ? 0 : secondsOf(time),
          capacity: wholeNumberOf(capacity),
          ...(entry === 'team' && rangesOf({ size, ages })),
          ...overrides,
        }),
      ),
    }),
  );
}

export function eventCount(drafts: readonly FormatDraft[]): number {
  return drafts.reduce((sum, { events }) => sum + events.length, 0);
}
