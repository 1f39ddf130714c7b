import { type FieldCode, fieldMessage } from '../../../../../shared/contract/core/fieldMessages.ts';
import { eventId } from '../../../../../shared/domain/core/eventId.ts';
import { isEmpty } from '../../../../../shared/domain/core/isEmpty.ts';
import type { EventDraft, FormatDraft } from './formatsDraft.ts';
import { secondsOf, wholeNumberOf } from './programmeTime.ts';
import { isRange } from './teamRanges.ts';

export type EventField = 'level' | 'time' | 'capacity' | 'size' | 'ages' | 'price' | 'onIce';
export type FormatField = 'format' | 'skaters' | 'music' | 'iceMinutes' | 'events' | 'price' | 'onIce';

type EventProblems = Readonly<Partial<Record<EventField, string>>>;

export interface FormatProblems {
  readonly format: Readonly<Partial<Record<FormatField, string>>>;
  /** By event id; only events with problems. */
  readonly events: ReadonlyMap<string, EventProblems>;
}

/**
 * Problems of the formats by schema and rules, at the place where they are fixed; only formats with
 * problems, by id.
 */
export function formDraftProblems(formats: readonly FormatDraft[]): Map<string, FormatProblems> {
  const seen = new Set<string>();
  const found = formats.map((draft): readonly [string, FormatProblems] => {
    const own = ownProblems(draft);
    const twins = draft.events.filter((_, index) => {
      const name = own.names[index] ?? '';
      return name !== '' && (seen.has(name) || !seen.add(name));
    });
    if (twins.length === 0) return [draft.id, own];
    const events = new Map<string, EventProblems>(own.events);
    for (const { id } of twins)
      events.set(id, { ...events.get(id), level: message('level', 'AlreadyExist') });
    return [draft.id, { format: own.format, events }];
  });
  return new Map(found.filter(([, { format, events }]) => Object.keys(format).length > 0 || events.size > 0));
}

/** A long form changes one format at a time, so the others' problems are cached. */
const known = new WeakMap<FormatDraft, FormatProblems & { readonly names: readonly string[] }>();

function ownProblems(draft: FormatDraft) {
  const before = known.get(draft);
  if (before) return before;
  const events = draft.events.flatMap((event) => {
    const problems = eventProblems(event);
    return Object.keys(problems).length > 0 ? [[event.id, problems] as const] : [];
  });
  const names = draft.events.map(({ level }) => (isEmpty(level) ? '' : eventId(draft.format, level)));
  const own = { format: formatProblems(draft), events: new Map(events), names };
  known.set(draft, own);
  return own;
}

function formatProblems({ format, fewest, most, music, iceMinutes, price, onIce, events }: FormatDraft) {
  const [from, to] = [wholeNumberOf(fewest), wholeNumberOf(most)];
  const minutes = wholeNumberOf(iceMinutes);
  return {
    ...textProblem('format', format, 80),
    ...textProblem('music', music, 40),
    ...(from !== null && to !== null && within(from, 1, 200) && within(to, from, 200)
      ? {}
      : { skaters: message('skaters', 'MustValid') }),
    ...(minutes === null || within(minutes, 1, 100_000)
      ? {}
      : { iceMinutes: message('iceMinutes', 'MustValid') }),
    ...(isPrice(price) ? {} : { price: message('price', 'MustValid') }),
    ...flightProblem(onIce),
    ...(events.length === 0 ? { events: message('events', 'NotNull') } : {}),
  };
}

function eventProblems({ level, time, capacity, size, ages, price, onIce }: EventDraft) {
  const seconds = secondsOf(time);
  const places = wholeNumberOf(capacity);
  return {
    ...textProblem('level', level, 80),
    ...(within(seconds, 1, 3_600)
      ? {}
      : { time: message('seconds', isEmpty(time) ? 'NotNull' : 'MustValid') }),
    ...(places === null || within(places, 1, 10_000) ? {} : { capacity: message('capacity', 'MustValid') }),
    ...(isRange(size, 200, 1) ? {} : { size: message('size', 'MustValid') }),
    ...(isRange(ages, 130) ? {} : { ages: message('ages', 'MustValid') }),
    ...(isPrice(price) ? {} : { price: message('price', 'MustValid') }),
    ...flightProblem(onIce),
  };
}

function flightProblem(onIce: FormatDraft['onIce']): { onIce?: string } {
  const { wanted = 0, most = 0 } = onIce?.flight ?? {};
  return wanted > most ? { onIce: message('flight', 'MustValid') } : {};
}

const isPrice = (price: number | null | undefined) =>
  price === null || price === undefined || Number.isSafeInteger(price);

/** Labels of fields. */
const LABELS: Readonly<Record<string, string>> = { seconds: 'time', capacity: 'places' };

const message = (field: string, code: FieldCode) => fieldMessage(LABELS[field] ?? field, code);

function textProblem<Field extends string>(field: Field, value: string, longest: number) {
  const code = isEmpty(value) ? 'NotNull' : value.trim().length > longest ? 'MustValid' : null;
  return (code ? { [field]: message(field, code) } : {}) as Partial<Record<Field, string>>;
}

/** False for NaN as well. */
const within = (value: number, least: number, most: number) => value >= least && value <= most;
