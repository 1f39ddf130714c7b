/** The seats of a panel. The referee has the last one. */
export const REFEREE = 'referee';

/** The most marks of one call: with the state of their flight's sheets they are one transaction of the database. */
export const MARKS_PER_CALL = 90;

/** One number that somebody wrote on a sheet. It is never changed: another mark replaces it (decision 0246). */
export interface Mark {
  readonly id: string;
  readonly programmeId: string;
  /** The id of a column of the seat's sheet. */
  readonly column: string;
  /** Tenths; null for a cell that was cleared. */
  readonly value: number | null;
  /** The tablet or browser it was written on. */
  readonly device: string;
  /** Counts the marks of a device, from 1. */
  readonly sequence: number;
  /** By the device's clock, which may be wrong: nothing depends on it. */
  readonly at: string;
  /** The marks that its writer saw in the cell. */
  readonly replaces: readonly string[];
}

/** A box of the sheet. */
export interface Place {
  readonly programmeId: string;
  readonly column: string;
}

/** The content of a box. */
export interface Cell<M extends Mark = Mark> extends Place {
  /** The marks that nobody has replaced, by id; more than one where two devices wrote without seeing each other. */
  readonly marks: readonly M[];
  /** Tenths; null for an empty box and for a conflict. */
  readonly value: number | null;
  /** Whether its marks have different values: somebody has to choose one. */
  readonly isConflict: boolean;
}

/** The boxes that anybody has written in, by programme and column. */
export type Sheet<M extends Mark = Mark> = ReadonlyMap<string, Cell<M>>;

export const placeKey = ({ programmeId, column }: Place) => `${programmeId} ${column}`;

/**
 * The sheet that marks make, in whatever order they arrived and however often: a box shows the marks that no other
 * mark of the same box replaces. Marks that replace each other in a circle all stay, so that none is lost.
 */
export function sheetOf<M extends Mark>(marks: readonly M[]): Sheet<M> {
  const distinct = [...new Map(marks.map((mark) => [mark.id, mark])).values()].sort(byId);
  const groups = Map.groupBy(distinct, placeKey);
  return new Map([...groups].sort(byKey).map(([key, own]) => [key, cellOf(own)]));
}

function cellOf<M extends Mark>(marks: readonly M[]): Cell<M> {
  const replaced = new Set(marks.flatMap(({ id, replaces }) => replaces.filter((other) => other !== id)));
  const left = marks.filter(({ id }) => !replaced.has(id));
  const standing = left.length > 0 ? left : marks;
  const values = new Set(standing.map(({ value }) => value));
  const [first] = standing;
  if (!first) throw new Error('A group has a mark');
  const { programmeId, column } = first;
  const isConflict = values.size > 1;
  return { programmeId, column, marks: standing, value: isConflict ? null : first.value, isConflict };
}

const byId = (one: Mark, other: Mark) => (one.id < other.id ? -1 : 1);
const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** Finds a box's content; an empty one before the first mark. */
export const cellAt = <M extends Mark>(sheet: Sheet<M>, place: Place): Cell<M> =>
  sheet.get(placeKey(place)) ?? { ...place, marks: [], value: null, isConflict: false };

/** The device's part of a mark. */
export type MarkOrigin = Pick<Mark, 'id' | 'device' | 'sequence' | 'at'>;

/** A mark for a box that replaces what its writer sees there, and so settles a conflict. */
export function markFor(sheet: Sheet, place: Place, value: number | null, writing: MarkOrigin): Mark {
  const { programmeId, column } = place;
  const replaces = cellAt(sheet, place).marks.map(({ id }) => id);
  return { ...writing, programmeId, column, value, replaces };
}
