import type { DraftFlight } from '../../../contract/planning/draftParts.ts';

/** A flight as a change has it. */
export interface SentFlight {
  readonly id: string;
  readonly programmes: readonly string[];
  /** Of a start order that was just drawn. */
  readonly seed?: number | undefined;
}

/**
 * Whether a change of an event's flights needs a reason: a start order that was drawn is drawn again or changed by
 * hand, or flights change that families have seen. Who leaves or joins a flight does not change the others' order.
 */
export function needsReason(
  before: readonly DraftFlight[],
  after: readonly SentFlight[],
  isPublished: boolean,
): boolean {
  const known = new Map(before.map((flight) => [flight.id, flight]));
  const kept = after.flatMap((sent) => {
    const flight = known.get(sent.id);
    return flight ? [{ flight, sent }] : [];
  });
  if (kept.some(({ flight, sent }) => flight.drawn !== undefined && isDrawnAgain(flight, sent))) return true;
  const isSame = kept.every(({ flight, sent }) => isSameOrder(flight.programmes, sent.programmes));
  return isPublished && !(isSame && kept.length === after.length && before.length === after.length);
}

/**
 * The flights of an event after a change, each with how its start order came about.
 * @param occasion `at` is a UTC instant, `by` the account's id
 */
export function drawnFlights(
  before: readonly DraftFlight[],
  after: readonly SentFlight[],
  occasion: Pick<NonNullable<DraftFlight['drawn']>, 'at' | 'reason' | 'by'>,
): DraftFlight[] {
  const known = new Map(before.map((flight) => [flight.id, flight]));
  return after.map((sent): DraftFlight => {
    const { id, seed } = sent;
    const programmes = [...sent.programmes];
    const flight = known.get(id);
    if (flight?.drawn && !isDrawnAgain(flight, sent)) return { id, programmes, drawn: flight.drawn };
    if (seed !== undefined) return { id, programmes, drawn: { ...occasion, seed } };
    if (!flight || isOrderKept(flight.programmes, programmes)) return { id, programmes };
    return { id, programmes, drawn: { ...occasion, seed: null } };
  });
}

/** The same seed with the same order is the draw that is stored. */
function isDrawnAgain(flight: DraftFlight, { seed, programmes }: SentFlight): boolean {
  const isNewSeed = seed !== undefined && seed !== flight.drawn?.seed;
  return isNewSeed || !isOrderKept(flight.programmes, programmes);
}

/** Whether those who are in both follow each other as before. */
function isOrderKept(before: readonly string[], after: readonly string[]): boolean {
  const [had, has] = [new Set(before), new Set(after)];
  return isSameOrder(
    before.filter((id) => has.has(id)),
    after.filter((id) => had.has(id)),
  );
}

export const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, place) => id === other[place]);
