/**
 * A plain re-computation of results from the marks that were sent, by competition-day.md, section 5, alone. It shares
 * nothing with the product's own rules, so that a fault in those shows.
 */
export interface SentMark {
  readonly id: string;
  readonly flightId: string;
  readonly seat: string;
  readonly programmeId: string;
  readonly column: string;
  readonly value: number;
}

export interface Book {
  /** The last mark of each box, by `flight seat programme column`. */
  readonly boxes: Map<string, SentMark>;
  /** Tenths off the total, by `flight programme`. */
  readonly penalties: Map<string, number>;
  /** By `flight programme`. */
  readonly absent: Map<string, 'withdrawn' | 'noShow'>;
  /** What each scratch for the day took out, by its id. */
  readonly scratches: Map<string, readonly string[]>;
  /** Boxes that a correction changed, with the value it gave. */
  readonly corrections: Map<string, number>;
}

export const newBook = (): Book => ({
  boxes: new Map(),
  penalties: new Map(),
  absent: new Map(),
  scratches: new Map(),
  corrections: new Map(),
});

export const boxOf = (mark: Omit<SentMark, 'id' | 'value'>): string =>
  [mark.flightId, mark.seat, mark.programmeId, mark.column].join(' ');

export interface BookOutcome {
  readonly programmeId: string;
  readonly place: number | null;
  readonly total: number | null;
  readonly points: number;
}

const LAST_PLACE = 6;
const PLACE_POINTS = [5, 4, 3, 2, 1];
const TAKING_PART = 1;
const BOOK_SHARE = 0.8;
/** The highest mark of a column, in tenths. */
const MOST = 100;

/** The places of a flight, worked out with pencil and paper. */
export function outcomesOf(book: Book, flightId: string, programmeIds: readonly string[]): BookOutcome[] {
  const cards = programmeIds.map((programmeId) => {
    const own = [...book.boxes.values()].filter(
      (mark) => mark.flightId === flightId && mark.programmeId === programmeId,
    );
    const judges = own.filter(({ seat }) => seat !== 'referee');
    const sum = judges.reduce((total, mark) => total + (book.corrections.get(boxOf(mark)) ?? mark.value), 0);
    const isAbsent = book.absent.has(`${flightId} ${programmeId}`);
    return {
      programmeId,
      isAbsent,
      total: sum - (book.penalties.get(`${flightId} ${programmeId}`) ?? 0),
      referee: own.find(({ seat }) => seat === 'referee')?.value ?? 0,
      possible: judges.length * MOST,
    };
  });
  const skated = cards.filter(({ isAbsent }) => !isAbsent);
  return cards.map(({ programmeId, isAbsent, total, referee, possible }) => {
    if (isAbsent) return { programmeId, place: null, total: null, points: 0 };
    const better = skated.filter(
      (other) => other.total > total || (other.total === total && other.referee > referee),
    ).length;
    const alone = total >= BOOK_SHARE * possible ? 1 : 2;
    const place = skated.length === 1 ? alone : Math.min(better + 1, LAST_PLACE);
    return { programmeId, place, total, points: TAKING_PART + (PLACE_POINTS[place - 1] ?? 0) };
  });
}

/** Lists what a correction changed: each programme's outcome before and after. */
export function changedOutcomes(
  book: Book,
  flightId: string,
  programmeIds: readonly string[],
): { readonly before: BookOutcome; readonly after: BookOutcome }[] {
  const first = outcomesOf({ ...book, corrections: new Map() }, flightId, programmeIds);
  const second = outcomesOf(book, flightId, programmeIds);
  return first.flatMap((before, index) => {
    const after = second[index];
    return after && JSON.stringify(after) !== JSON.stringify(before) ? [{ before, after }] : [];
  });
}
