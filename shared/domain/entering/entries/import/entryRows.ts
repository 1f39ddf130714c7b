import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { isGivenName } from '../../../people/consent/givenName.ts';
import { nameOrder, skaterIdentity } from '../../../core/nameOrder.ts';
import { serialDay } from '../../../people/skaters/serialDay.ts';
import { listedSheet } from '../../../people/skaters/listedSheet.ts';
import { typedDay, type DayOrder } from '../../../people/skaters/typedDay.ts';
import { alternateOfCell, genderOfCell, nameOfCell } from '../../../people/membership/rosterCells.ts';
import { entryColumns, findEvent, type EntryColumn, type EntryField } from './entryColumns.ts';

/** A skater's entry as a list gives it. The server checks it as it checks a submit. */
export interface ListedEntry {
  readonly fullName: string;
  readonly gender: string;
  readonly birthdate: string;
  readonly country: string;
  readonly homeIsiRink: string;
  readonly isi: string;
  readonly expDate: string;
  readonly highestIsiTestLevel: string;
  readonly event: readonly string[];
  readonly familyEmail: string | null;
  /** The coach's name; left out where the list names none. */
  readonly coach?: string;
  /** The given name to propose for public pages; left out where the list has none. */
  readonly givenName?: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

export interface ListProblem {
  readonly field: EntryField;
  readonly problem: 'unread' | 'contradicts';
  /** The text of the cell. */
  readonly cell: string;
}

export interface EntryRow {
  /** The numbers of the source rows; several where the list has a row for each event. */
  readonly rows: readonly number[];
  /** Those of the rows that name no event which an earlier one of them has not; left out where there are none. */
  readonly repeats?: readonly number[];
  readonly entry: ListedEntry;
  readonly problems: readonly ListProblem[];
}

export interface EntryList {
  readonly headings: readonly string[];
  readonly columns: readonly (EntryColumn | null)[];
  readonly rows: readonly EntryRow[];
  /** How dates with slashes were read; null if none is ambiguous. */
  readonly slashes: DayOrder | null;
}

interface ListOptions {
  readonly form: Pick<Form, 'formats' | 'questions'>;
  readonly countries: readonly string[];
  readonly slashes: DayOrder;
  /** `YYYY-MM-DD`; nobody is born later. */
  readonly today: string;
}

/** Reads a sheet as a list of entries, one for each skater; null if no row has a heading for the name. */
export function entryList(sheet: readonly (readonly string[])[], options: ListOptions): EntryList | null {
  const listed = listedSheet(sheet, {
    columnsOf: (cells) => entryColumns(cells, options.form),
    isDay: (column) => 'field' in column && (column.field === 'birthdate' || column.field === 'expiry'),
    slashes: options.slashes,
  });
  if (!listed) return null;
  const { headings, columns, rows, order, slashes } = listed;
  const read = { ...options, slashes: order };
  return {
    headings,
    columns,
    rows: mergeRows(rows.map(({ row, cells }) => entryRow(row, cells, columns, read))),
    slashes,
  };
}

function entryRow(
  row: number,
  cells: readonly string[],
  columns: readonly (EntryColumn | null)[],
  { form, countries, slashes, today }: ListOptions,
): EntryRow {
  const textAt = (index: number) => (cells[index] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const cell = (field: EntryField) => {
    const at = columns.findIndex((column) => column !== null && 'field' in column && column.field === field);
    return at < 0 ? '' : textAt(at);
  };
  const problems: ListProblem[] = [];
  const read = (field: EntryField, value: string | null) => {
    if (value !== null) return value;
    problems.push({ field, problem: 'unread', cell: cell(field) });
    return '';
  };
  const day = (field: 'birthdate' | 'expiry') => {
    const typed = cell(field);
    if (typed === '') return '';
    const latest = field === 'birthdate' ? { latest: today } : {};
    return read(field, typedDay(typed, { slashes, ...latest }) ?? serialDay(typed));
  };
  const country = cell('country');
  const named = cell('events')
    .split(/[;\n]/)
    .filter((name) => name.trim() !== '');
  const listed = named.map((name) => ({ name: name.trim(), id: findEvent(name, form) }));
  for (const { name, id } of listed)
    if (id === null) problems.push({ field: 'events', problem: 'unread', cell: name });
  const ticked = columns.flatMap((column, index) => {
    if (!column || !('event' in column)) return [];
    const typed = textAt(index);
    // Anything but a no is a tick: lists have an x, a time or a price there.
    return alternateOfCell(typed) === false ? [] : [column.event];
  });
  const answers = columns.flatMap((column, index) => {
    const answer = textAt(index);
    return column && 'question' in column && answer !== '' ? [{ question: column.question, answer }] : [];
  });
  // A first name of its own column is known, though no guardian has confirmed it for public pages.
  const inPublic = cell('givenName') || cell('firstName');
  const givenName = isGivenName(inPublic) ? inPublic : null;
  if (givenName === null && cell('givenName') !== '')
    problems.push({ field: 'givenName', problem: 'unread', cell: cell('givenName') });
  return {
    rows: [row],
    entry: {
      fullName: nameOfCell(cell('fullName')) || `${cell('firstName')} ${cell('lastName')}`.trim(),
      gender: read('gender', genderOfCell(cell('gender'))),
      birthdate: day('birthdate'),
      country: countries.find((one) => nameOrder(one) === nameOrder(country)) ?? country,
      homeIsiRink: cell('homeRink'),
      isi: cell('number'),
      expDate: day('expiry'),
      highestIsiTestLevel: cell('level'),
      event: [...new Set([...listed.flatMap(({ id }) => id ?? []), ...ticked])],
      familyEmail: cell('familyEmail') === '' ? null : cell('familyEmail'),
      ...(cell('coach') !== '' && { coach: cell('coach') }),
      ...(givenName !== null && { givenName }),
      answers,
    },
    problems,
  };
}

const STATED = [
  ['gender', 'gender'],
  ['country', 'country'],
  ['homeIsiRink', 'homeRink'],
  ['isi', 'number'],
  ['expDate', 'expiry'],
  ['highestIsiTestLevel', 'level'],
] as const;

/** Merges the rows of one skater, by name and birthdate. Rows that contradict each other are a problem. */
function mergeRows(rows: readonly EntryRow[]): EntryRow[] {
  const bySkater = Map.groupBy(rows, ({ entry, rows: [row] }) =>
    entry.birthdate === '' ? `row ${String(row)}` : skaterIdentity(entry.fullName, entry.birthdate),
  );
  return [...bySkater.values()].map((same) => same.reduce(mergeTwoRows));
}

function mergeTwoRows(one: EntryRow, other: EntryRow): EntryRow {
  const [a, b] = [one.entry, other.entry];
  const differs = (x: string | null, y: string | null) => Boolean(x) && Boolean(y) && x !== y;
  const contradictions = [
    ...STATED.filter(([name]) => differs(a[name], b[name])).map(([name, field]): ListProblem => ({
      field,
      problem: 'contradicts',
      cell: b[name],
    })),
    ...(differs(a.familyEmail, b.familyEmail)
      ? [{ field: 'familyEmail', problem: 'contradicts', cell: b.familyEmail ?? '' } as const]
      : []),
  ];
  const [coach, givenName] = [a.coach ?? b.coach, a.givenName ?? b.givenName];
  const isRepeat = b.event.every((id) => a.event.includes(id));
  return {
    rows: [...one.rows, ...other.rows],
    ...((isRepeat || one.repeats) && { repeats: [...(one.repeats ?? []), ...(isRepeat ? other.rows : [])] }),
    entry: {
      fullName: a.fullName,
      birthdate: a.birthdate,
      gender: a.gender || b.gender,
      country: a.country || b.country,
      homeIsiRink: a.homeIsiRink || b.homeIsiRink,
      isi: a.isi || b.isi,
      expDate: a.expDate || b.expDate,
      highestIsiTestLevel: a.highestIsiTestLevel || b.highestIsiTestLevel,
      event: [...new Set([...a.event, ...b.event])],
      familyEmail: a.familyEmail ?? b.familyEmail,
      ...(coach !== undefined && { coach }),
      ...(givenName !== undefined && { givenName }),
      answers: [
        ...a.answers,
        ...b.answers.filter(({ question }) => !a.answers.some((x) => x.question === question)),
      ],
    },
    problems: [...one.problems, ...other.problems, ...contradictions],
  };
}
