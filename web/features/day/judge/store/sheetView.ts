import type {
  JudgingSheet,
  SheetColumn,
  SheetStarter,
} from '../../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { cellAt, type Mark, type Place, sheetOf } from '../../../../../shared/domain/day/sheets/marks.ts';
import { isOwnMark } from '../../../../../shared/domain/day/sheets/secondPerson.ts';
import { isInRangeOfSeat } from '../../../../../shared/domain/day/sheets/sheetState.ts';

import type { DeviceMark, MarkWriter } from './database.ts';
import { writerKey } from './MarkStore.ts';

/** A sheet on the device: the last answer and the marks written here. */
export interface SheetCopy {
  readonly answer: JudgingSheet;
  readonly own: readonly DeviceMark[];
  /** The ids of own marks that the server has not confirmed. */
  readonly waiting: ReadonlySet<string>;
  /** Handed in on this device, which the server does not know yet. */
  readonly isHandInWaiting: boolean;
  /** Why the server takes no more marks: an error code. */
  readonly refusal: string | null;
  /** Whether the server refused to take a writer's marks from the reader. */
  readonly isRefused: (writer: MarkWriter) => boolean;
}

/** Where the mark of a box is. */
export type CellState = 'empty' | 'waiting' | 'stored' | 'conflict';

export interface CellView extends Place {
  /** Tenths, or a place; null for an empty box and in a conflict. */
  readonly value: number | null;
  readonly state: CellState;
  readonly isOutside: boolean;
  /** Typed at the desk from the judge's paper, not written on a tablet. */
  readonly isFromPaper: boolean;
  /** The marks that the next mark of the box replaces. */
  readonly marks: readonly Mark[];
}

export interface RowView extends SheetStarter {
  /** False for skaters who are scratched or absent. */
  readonly isSkating: boolean;
  readonly cells: readonly CellView[];
}

export interface LeftMarks {
  readonly writer: MarkWriter;
  readonly count: number;
  readonly isRefused: boolean;
}

export interface SheetView {
  readonly rows: readonly RowView[];
  readonly columns: readonly SheetColumn[];
  /** People who wrote standing marks on a tablet before the reader had the sheet, with how many. */
  readonly others: readonly { readonly name: string; readonly count: number }[];
  /** People whose marks wait on this device, with how many: they stay theirs, whoever has signed in since. */
  readonly left: readonly LeftMarks[];
  /** Boxes that were filled at the desk. */
  readonly fromPaper: number;
  /** Boxes without a mark. */
  readonly missing: number;
  readonly conflicts: number;
  /** Marks that only this device has. */
  readonly waiting: number;
  /** `sending`: handed in here, and the server does not know yet. */
  readonly handIn: 'open' | 'sending' | 'done';
  /** The server takes no more marks. */
  readonly isClosed: boolean;
}

const NOT_SKATING: readonly string[] = ['scratched', 'noShow'];

/** The sheet as the judge sees it: what is written here on top of what the server had. */
export function viewOfSheet(copy: SheetCopy): SheetView {
  const { answer, own, waiting, isHandInWaiting, refusal } = copy;
  const sheet = sheetOf<Mark>([...answer.marks, ...own]);
  const typed = new Set(answer.marks.flatMap(({ id, source }) => (source === 'paper' ? id : [])));
  const cellOf = (programmeId: string, column: SheetColumn): CellView => {
    const { value, marks, isConflict } = cellAt(sheet, { programmeId, column: column.id });
    const isWaiting = marks.some(({ id }) => waiting.has(id));
    const state = isConflict ? 'conflict' : isWaiting ? 'waiting' : value === null ? 'empty' : 'stored';
    const isOutside = value !== null && !isAllowed(value, column, answer);
    const isFromPaper = state === 'stored' && marks.some(({ id }) => typed.has(id));
    return { programmeId, column: column.id, value, state, isOutside, isFromPaper, marks };
  };
  const rows = answer.flight.order.map((starter) => {
    const isSkating = !NOT_SKATING.includes(starter.state);
    const cells = isSkating ? answer.columns.map((column) => cellOf(starter.programmeId, column)) : [];
    return { ...starter, isSkating, cells };
  });
  const cells = rows.flatMap((row) => row.cells);
  const isApproved = answer.isApproved || refusal === 'FlightApproved';
  const waitingHere = own.filter(({ id }) => waiting.has(id)).length;
  const isHandedIn = answer.sheet.handedInAt !== null && waitingHere === 0;
  return {
    rows,
    columns: answer.columns,
    others: writersBefore(
      answer,
      cells.flatMap(({ marks }) => marks),
    ),
    left: leftMarks(copy),
    fromPaper: cells.filter(({ isFromPaper }) => isFromPaper).length,
    missing: cells.filter(({ value, state }) => value === null && state !== 'conflict').length,
    conflicts: cells.filter(({ state }) => state === 'conflict').length,
    waiting: waitingHere,
    handIn: isHandInWaiting ? 'sending' : isHandedIn ? 'done' : 'open',
    isClosed: isApproved || refusal !== null,
  };
}

function leftMarks({ answer: { reader }, own, waiting, isRefused }: SheetCopy): LeftMarks[] {
  if (!reader) return [];
  const { ids, name, id, isAccount } = reader;
  const person = { ids, name, account: isAccount ? id : null };
  const byWriter = Map.groupBy(
    own.filter((mark) => waiting.has(mark.id)),
    ({ writer }) => writerKey(writer),
  );
  return [...byWriter.values()].flatMap((marks) => {
    const writer = marks[0]?.writer;
    if (!writer || isOwnMark({ ids: [writer.id], name: writer.name }, person)) return [];
    return [{ writer, count: marks.length, isRefused: isRefused(writer) }];
  });
}

function writersBefore({ marks }: JudgingSheet, standing: readonly Mark[]): SheetView['others'] {
  const ids = new Set(standing.map(({ id }) => id));
  const foreign = marks.filter(
    ({ id, isOwn, source, value }) => ids.has(id) && isOwn === false && source === 'device' && value !== null,
  );
  return [...Map.groupBy(foreign, ({ name }) => name)].map(([name, own]) => ({ name, count: own.length }));
}

/** Sheets that still take marks and have boxes with different ones, by key. */
export const openConflicts = (sheets: ReadonlyMap<string, SheetCopy>) =>
  [...sheets].flatMap(([key, copy]) => {
    const { isClosed, conflicts } = viewOfSheet(copy);
    return isClosed || conflicts === 0 ? [] : [{ key, flight: copy.answer.flight, conflicts }];
  });

/** Whether a mark needs no word with the referee; places and the referee's total have no range. */
export function isAllowed(
  value: number,
  column: SheetColumn,
  { range, seat }: Pick<JudgingSheet, 'range' | 'seat'>,
): boolean {
  if (value < column.least || value > column.most) return false;
  return isInRangeOfSeat(value, { seat, unit: column.unit, range });
}
