import { estimatedSeconds, type IceTimes } from '../../entering/onIce/bound.ts';

/** An event with the places that are taken, and those that there are; null for no limit. */
export interface CountedEvent extends IceTimes {
  readonly seconds: number;
  readonly capacity: number | null;
  readonly taken: number;
}

export interface CountedFormat {
  readonly iceMinutes: number | null;
  readonly events: readonly CountedEvent[];
}

/** Seconds of ice by what they are spent on; the total is counted as the limits count it. */
export interface NeededIce {
  readonly programmes: number;
  readonly changes: number;
  readonly warmUps: number;
  readonly total: number;
}

const NONE: NeededIce = { programmes: 0, changes: 0, warmUps: 0, total: 0 };

/** The ice that this many programmes of an event need. */
function iceOfProgrammes(event: CountedEvent, count: number): NeededIce {
  if (event.seconds === 0) return NONE;
  const together = event.atOnce === 'all' ? event.flight.wanted : event.atOnce;
  const total = count * estimatedSeconds(event, event.seconds);
  const programmes = Math.round((count * event.seconds) / together);
  const changes = Math.min(total - programmes, Math.round((count * event.betweenSeconds) / together));
  return { programmes, changes, warmUps: total - programmes - changes, total };
}

function add(one: NeededIce, other: NeededIce): NeededIce {
  return {
    programmes: one.programmes + other.programmes,
    changes: one.changes + other.changes,
    warmUps: one.warmUps + other.warmUps,
    total: one.total + other.total,
  };
}

const sum = (parts: readonly NeededIce[]) => parts.reduce(add, NONE);

/** The ice of all places taken. It reads counts by event, never the entries. */
export const enteredIce = (formats: readonly CountedFormat[]): NeededIce =>
  sum(formats.flatMap(({ events }) => events.map((event) => iceOfProgrammes(event, event.taken))));

export interface FullIce {
  readonly needed: NeededIce;
  /** Events that nothing limits: they are counted as they are entered. */
  readonly unlimitedEvents: number;
}

/**
 * The ice if every place is taken: by the capacity of each event, and no more than the ice of its format and of
 * the competition. An event without capacity takes what its format's ice leaves.
 */
export function fullIce(formats: readonly CountedFormat[], iceMinutes: number | null): FullIce {
  const ofFormats = formats.map(fullFormat);
  const all = sum(ofFormats.map(({ needed }) => needed));
  const unlimitedEvents = ofFormats.reduce((total, one) => total + one.unlimitedEvents, 0);
  if (iceMinutes === null) return { needed: all, unlimitedEvents };
  const most = iceMinutes * 60;
  const isCut = unlimitedEvents > 0 || all.total > most;
  return { needed: isCut ? scaled(all, Math.max(most, enteredIce(formats).total)) : all, unlimitedEvents: 0 };
}

function fullFormat({ iceMinutes, events }: CountedFormat): FullIce {
  const unlimited = events.filter(({ capacity }) => capacity === null).length;
  const all = sum(
    events.map((event) => iceOfProgrammes(event, Math.max(event.taken, event.capacity ?? event.taken))),
  );
  if (iceMinutes === null) return { needed: all, unlimitedEvents: unlimited };
  const most = iceMinutes * 60;
  const isCut = unlimited > 0 || all.total > most;
  return { needed: isCut ? scaled(mixOf(all, events), most) : all, unlimitedEvents: 0 };
}

/** How ice is spent in a format; before any entry as if each event had one. */
const mixOf = (all: NeededIce, events: readonly CountedEvent[]) =>
  all.total > 0 ? all : sum(events.map((event) => iceOfProgrammes(event, 1)));

function scaled(ice: NeededIce, total: number): NeededIce {
  if (ice.total === 0) return { ...NONE, programmes: total, total };
  const programmes = Math.round((ice.programmes * total) / ice.total);
  const changes = Math.min(total - programmes, Math.round((ice.changes * total) / ice.total));
  return { programmes, changes, warmUps: total - programmes - changes, total };
}
