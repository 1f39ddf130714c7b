import catalogue from '../../shared/data/isi-catalogue.json' with { type: 'json' };
import type { EntryKind, Form } from '../../shared/contract/forms.ts';
import type { BodyOf } from '../../shared/contract/types.ts';

/** One event of the form as it is edited: unticked ones stay, so that ticking again loses nothing. */
export interface EventDraft {
  /** Of the stored event that this is; null for a new one. */
  id: string | null;
  level: string;
  ticked: boolean;
  /** Seconds and capacity as typed; an empty capacity means no limit. */
  seconds: string;
  capacity: string;
}

export interface FormatDraft {
  id: string | null;
  format: string;
  entry: EntryKind;
  skaters: [number, number];
  music: string;
  iceMinutes: number | null;
  events: EventDraft[];
}

type FormatBody = BodyOf<'createForm'>['formats'][number];

/** The catalogue's formats and levels, none ticked. */
export function catalogueDraft(): FormatDraft[] {
  return catalogue.formats.map(({ format, entry, skaters, music, events }) => ({
    id: null,
    format,
    entry: entry as EntryKind,
    skaters: [skaters[0] ?? 1, skaters[1] ?? 1],
    music,
    iceMinutes: null,
    events: events.map(({ level, seconds }) => ({
      id: null,
      level,
      ticked: false,
      seconds: String(seconds),
      capacity: '',
    })),
  }));
}

/** The catalogue with a form's own formats and events ticked; what only the form has comes last. */
export function draftOf(form: Pick<Form, 'formats'>): FormatDraft[] {
  const preset = catalogueDraft().map((draft) => {
    const own = form.formats.find(({ format }) => format === draft.format);
    return own ? { ...draft, ...ownFormat(own), events: mergeEvents(draft.events, own.events) } : draft;
  });
  const known = new Set(preset.map(({ format }) => format));
  const others = form.formats.filter(({ format }) => !known.has(format));
  return [...preset, ...others.map((own) => ({ ...ownFormat(own), events: mergeEvents([], own.events) }))];
}

type OwnFormat = Form['formats'][number];

function ownFormat({ id, format, entry, skaters, music, iceMinutes }: OwnFormat) {
  return { id, format, entry, skaters: [...skaters] as [number, number], music, iceMinutes };
}

function mergeEvents(preset: readonly EventDraft[], own: OwnFormat['events']): EventDraft[] {
  const ticked = own.map(({ id, level, seconds, capacity }) => ({
    id,
    level,
    ticked: true,
    seconds: String(seconds),
    capacity: capacity === null ? '' : String(capacity),
  }));
  const byLevel = new Map(ticked.map((event) => [event.level, event]));
  const merged = preset.map((event) => byLevel.get(event.level) ?? event);
  const known = new Set(preset.map(({ level }) => level));
  return [...merged, ...ticked.filter(({ level }) => !known.has(level))];
}

/** The wire's formats: only what is ticked. Text that is no number is left for the schema to refuse. */
export function formatsBody(drafts: readonly FormatDraft[]): FormatBody[] {
  return drafts
    .map(({ events, ...format }) => ({
      ...format,
      events: events
        .filter(({ ticked }) => ticked)
        .map(({ id, level, seconds, capacity }) => ({
          id,
          level,
          seconds: wholeNumber(seconds),
          capacity: capacity.trim() === '' ? null : wholeNumber(capacity),
        })),
    }))
    .filter(({ events }) => events.length > 0);
}

function wholeNumber(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
}

export function tickedCount(drafts: readonly FormatDraft[]): number {
  return drafts.reduce((sum, { events }) => sum + events.filter(({ ticked }) => ticked).length, 0);
}

/** Whether the schema will take what is typed for an event's seconds and capacity. */
export function eventProblems({ seconds, capacity }: EventDraft): { seconds: boolean; capacity: boolean } {
  const long = wholeNumber(seconds);
  const many = capacity.trim() === '' ? 1 : wholeNumber(capacity);
  return { seconds: !(long >= 0 && long <= 3_600), capacity: !(many >= 1 && many <= 10_000) };
}
