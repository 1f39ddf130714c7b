import type { Gender } from '../../people/skaters/gender.ts';
import { skaterIdentity } from '../../core/nameOrder.ts';
import { isAmbiguous, orderOfSlashes, typedDay, type DayOrder } from '../../people/skaters/typedDay.ts';
import { delimitedRows, type DelimitedRow } from './delimitedRows.ts';
import { alternateOfCell, genderOfCell, nameOfCell } from '../../people/membership/rosterCells.ts';
import {
  columnsByContents,
  columnsOfHeadings,
  ROSTER_COLUMNS,
  type Columns,
  type RosterColumn,
} from './rosterColumns.ts';

/** A skater of a team as the form holds it; '' for empty fields. */
export interface RosterSkater {
  readonly fullName: string;
  /** `YYYY-MM-DD`, or the cell's text if it is no day. */
  readonly birthdate: string;
  readonly gender: Gender | '';
  readonly isi: string;
  readonly expDate: string;
  readonly highestIsiTestLevel: string;
  readonly alternate: boolean;
}

export interface RosterProblem {
  readonly column: Exclude<RosterColumn, 'firstName' | 'lastName'>;
  readonly problem: 'missing' | 'unread' | 'tooLong' | 'unborn' | 'twice';
  /** The original text of the cell. */
  readonly text: string;
}

export interface RosterSheetRow extends DelimitedRow {
  readonly skater: RosterSkater;
  /** Why the row cannot be imported as it is; empty if it can. */
  readonly problems: readonly RosterProblem[];
}

export interface RosterSheet {
  readonly columns: Columns;
  /** The row of headings, if there is one. */
  readonly head: DelimitedRow | null;
  /** Headings of columns that a roster does not use. */
  readonly unused: readonly string[];
  readonly rows: readonly RosterSheetRow[];
  /** How slashed dates were read; null if none is ambiguous. */
  readonly slashes: DayOrder | null;
}

interface RosterFacts {
  /** `YYYY-MM-DD`, the competition's first day: skaters are born before it. */
  readonly startDate: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The present roster, to which the rows are added. */
  readonly roster?: readonly Pick<RosterSkater, 'fullName' | 'birthdate'>[];
  /** Which comes first if the dates of a column do not decide. */
  readonly slashes?: DayOrder;
}

/** The maximum lengths of an entry's fields. */
const LONGEST = { fullName: 120, isi: 40, highestIsiTestLevel: 80 } as const;

/**
 * Reads a roster from spreadsheet text, with or without headings, in any order of columns. Problems are
 * reported row by row; only empty rows are dropped.
 */
export function rosterRows(text: string, facts: RosterFacts): RosterSheet {
  const filled = delimitedRows(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = columnsOfHeadings(filled[0]?.cells ?? []);
  const head = named ? (filled[0] ?? null) : null;
  const body = head ? filled.slice(1) : filled;
  const columns = named ?? columnsByContents(body.map(({ cells }) => cells));

  const dates = body.flatMap(({ cells }) => cells.filter((_, at) => columns[at] === 'birthdate'));
  const order = orderOfSlashes(dates) ?? facts.slashes ?? 'dayFirst';
  const identities = new Set(
    (facts.roster ?? []).map(({ fullName, birthdate }) => skaterIdentity(fullName, birthdate)),
  );
  const rows = body.map((row) => {
    const read = readRow(row, columns, facts, order);
    const identity = skaterIdentity(read.skater.fullName, read.skater.birthdate);
    const isTwin = read.problems.length === 0 && identities.has(identity);
    identities.add(identity);
    const twin: RosterProblem = { column: 'fullName', problem: 'twice', text: read.skater.fullName };
    return isTwin ? { ...read, problems: [twin] } : read;
  });
  return {
    columns,
    head,
    unused: head ? head.cells.filter((cell, at) => cell !== '' && columns[at] === null) : [],
    rows,
    slashes: orderOfSlashes(dates) === null && dates.some(isAmbiguous) ? order : null,
  };
}

/** The text without the imported rows, below its headings; '' if none is left. */
export function textWithout({ head, rows }: RosterSheet, taken: ReadonlySet<number>): string {
  const left = rows.filter(({ row }) => !taken.has(row)).map(({ source }) => source);
  return left.length === 0 ? '' : [...(head ? [head.source] : []), ...left].join('\n');
}

function readRow(row: DelimitedRow, columns: Columns, facts: RosterFacts, slashes: DayOrder): RosterSheetRow {
  const cell = (column: RosterColumn) => row.cells[columns.indexOf(column)] ?? '';
  const whole = nameOfCell(cell('fullName'));
  const fullName = whole || `${cell('firstName')} ${cell('lastName')}`.trim();
  const birthdate = typedDay(cell('birthdate'), { slashes, latest: facts.today });
  const expDate = typedDay(cell('expDate'), { slashes });
  const gender = genderOfCell(cell('gender'));
  const alternate = alternateOfCell(cell('alternate'));
  const skater: RosterSkater = {
    fullName,
    birthdate: birthdate ?? cell('birthdate'),
    gender: gender ?? '',
    isi: cell('isi'),
    expDate: expDate ?? cell('expDate'),
    highestIsiTestLevel: cell('highestIsiTestLevel'),
    alternate: alternate ?? false,
  };
  const isUnborn = birthdate !== null && (birthdate >= facts.startDate || birthdate > facts.today);
  const found = {
    fullName: fullName === '' ? 'missing' : null,
    birthdate: cell('birthdate') === '' ? 'missing' : birthdate === null ? 'unread' : isUnborn && 'unborn',
    gender: gender === null && 'unread',
    expDate: cell('expDate') !== '' && expDate === null && 'unread',
    alternate: alternate === null && 'unread',
    ...tooLong(skater),
  } as const;
  const problems = ROSTER_COLUMNS.flatMap((column): RosterProblem[] => {
    if (column === 'firstName' || column === 'lastName') return [];
    const problem = found[column];
    return problem ? [{ column, problem, text: column === 'fullName' ? fullName : cell(column) }] : [];
  });
  return { ...row, skater, problems };
}

function tooLong(skater: RosterSkater): Partial<Record<keyof typeof LONGEST, 'tooLong'>> {
  const fields = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
  return Object.fromEntries(
    fields.filter((field) => skater[field].length > LONGEST[field]).map((field) => [field, 'tooLong']),
  );
}
