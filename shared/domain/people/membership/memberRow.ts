import { serialDay } from '../skaters/serialDay.ts';
import type { SheetRow } from '../skaters/listedSheet.ts';
import { typedDay, type DayOrder } from '../skaters/typedDay.ts';
import { nameOfCell } from './rosterCells.ts';
import type { ImportedMember, ImportProblem } from './importedMember.ts';
import { disciplineOf } from './disciplineOf.ts';
import { categoryOfCell } from './memberCells.ts';
import type { MemberColumn, MemberColumns } from './memberColumns.ts';
import { memberNumber } from '../skaters/memberNumber.ts';

/** How to read the dates of a sheet. */
export interface DatesRead {
  readonly slashes: DayOrder;
  /** `YYYY-MM-DD`; births and tests cannot be later than today. */
  readonly today: string;
}

export interface MemberRow {
  /** The numbers of the source rows; several if the sheet has one row per test. */
  readonly rows: readonly number[];
  readonly member: ImportedMember;
  readonly problems: readonly ImportProblem[];
}

const LONGEST = { fullName: 120, homeRink: 120, level: 80, discipline: 80, certificate: 80 } as const;

const PAST: readonly MemberColumn[] = ['birthdate', 'testDate'];

/** Reads a member from a row; an unreadable cell becomes a problem of its field. */
export function memberRow(
  { row, cells }: SheetRow,
  columns: MemberColumns,
  { slashes, today }: DatesRead,
): MemberRow {
  const cell = (column: MemberColumn) => {
    const at = columns.indexOf(column);
    // Join lines that were broken to fit the cell.
    return at < 0 ? '' : (cells[at] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  };
  const problems: ImportProblem[] = [];
  const wrong = (field: ImportProblem['field'], problem: ImportProblem['problem']) => {
    problems.push({ field, problem });
    return undefined;
  };
  const dayOf = (column: MemberColumn, field: ImportProblem['field']) => {
    if (cell(column) === '') return undefined;
    const isPast = PAST.includes(column);
    const day =
      typedDay(cell(column), { slashes, ...(isPast && { latest: today }) }) ?? serialDay(cell(column));
    if (day === null) return wrong(field, 'unread');
    return isPast && day > today ? wrong(field, 'inFuture') : day;
  };
  const textOf = (text: string, longest: number, field: ImportProblem['field']) => {
    if (text === '') return undefined;
    return text.length > longest ? wrong(field, 'tooLong') : text;
  };

  const number = memberNumber(cell('number'));
  if (number === null) wrong('number', cell('number') === '' ? 'missing' : 'unread');
  const name = nameOfCell(cell('fullName')) || `${cell('firstName')} ${cell('lastName')}`.trim();
  const category = cell('category') === '' ? undefined : categoryOfCell(cell('category'));
  if (category === null) wrong('category', 'unread');

  const level = cell('level');
  const discipline = cell('discipline') || disciplineOf(level) || '';
  const testDate = dayOf('testDate', 'tests');
  const hasTest = level !== '';
  const isUndated = cell('testDate') === '';
  if (hasTest && (discipline === '' || isUndated)) wrong('tests', 'missing');
  const certificateExpiry = dayOf('certificateExpiry', 'certificates');
  const certificate = textOf(cell('certificate'), LONGEST.certificate, 'certificates');
  const member: ImportedMember = {
    number: number ?? cell('number').slice(0, 40),
    fullName: textOf(name, LONGEST.fullName, 'fullName'),
    birthdate: dayOf('birthdate', 'birthdate'),
    category: category ?? undefined,
    expiry: dayOf('expiry', 'expiry'),
    homeRink: textOf(cell('homeRink'), LONGEST.homeRink, 'homeRink'),
    tests:
      hasTest && testDate !== undefined
        ? [
            {
              discipline: textOf(discipline, LONGEST.discipline, 'tests') ?? '',
              level: textOf(level, LONGEST.level, 'tests') ?? '',
              date: testDate,
            },
          ]
        : [],
    certificates: certificate === undefined ? [] : [{ name: certificate, expiry: certificateExpiry ?? null }],
  };
  return { rows: [row], member, problems };
}
