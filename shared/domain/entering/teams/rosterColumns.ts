import { nameOrder } from '../../core/nameOrder.ts';
import { typedDay } from '../../people/skaters/typedDay.ts';
import { alternateOfCell, genderOfCell } from '../../people/membership/rosterCells.ts';

export const ROSTER_COLUMNS = [
  'fullName',
  'firstName',
  'lastName',
  'birthdate',
  'gender',
  'isi',
  'expDate',
  'highestIsiTestLevel',
  'alternate',
] as const;

export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** The field of each column; null if a roster does not use it. */
export type Columns = readonly (RosterColumn | null)[];

/** Headings reduced to letters: "ISI No." becomes "isino". */
const HEADINGS: Readonly<Record<RosterColumn, readonly string[]>> = {
  fullName: ['name', 'fullname', 'skater', 'skatername', 'skatersname', 'nameofskater', 'skaters', 'athlete'],
  firstName: ['firstname', 'givenname', 'givennames', 'forename', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  birthdate: ['birthdate', 'dateofbirth', 'birthday', 'dob', 'born', 'birth', 'dateofbirthdmy', 'bday'],
  gender: ['gender', 'sex', 'mf', 'fm'],
  isi: ['isi', 'isinumber', 'isino', 'isiid', 'membership', 'membershipnumber', 'member', 'membernumber'],
  expDate: ['expdate', 'expiry', 'expirydate', 'expires', 'expirationdate', 'isiexpirydate', 'isiexpdate'],
  highestIsiTestLevel: ['level', 'testlevel', 'highestlevel', 'highestisitestlevel', 'isilevel', 'test'],
  alternate: ['alternate', 'alternates', 'alt', 'reserve', 'substitute', 'isalternate'],
};

/** The columns of a row of headings; null if the row has none. */
export function columnsOfHeadings(cells: readonly string[]): Columns | null {
  const found = cells.map((cell) => {
    const word = nameOrder(cell).replaceAll(/[^\p{L}]/gu, '');
    return ROSTER_COLUMNS.find((column) => HEADINGS[column].includes(word)) ?? null;
  });
  const columns = found.map((column, at) => (found.indexOf(column) === at ? column : null));
  const isNamed = columns.some((column) => column !== null);
  return isNamed && cells.every((cell) => typedDay(cell) === null) ? columns : null;
}

const LEVEL =
  /^(tot|pre-?alpha|alpha|beta|gamma|delta|freestyle|fs|open|couple|pair|dance|figure|none)\b ?\w*$/i;

/** Detects the columns of rows without headings, from most of their cells. */
export function columnsByContents(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const taken: (RosterColumn | 'text' | null)[] = [];
  for (let at = 0; at < width; at += 1) {
    const kind = kindOf(
      rows.map((cells) => cells[at] ?? ''),
      at,
    );
    taken.push(kind === 'birthdate' && taken.includes('birthdate') ? 'expDate' : kind);
  }
  const once = taken.map((kind, at) => (kind === 'text' || taken.indexOf(kind) === at ? kind : null));
  const first = once.indexOf('text');
  const isSplit = first >= 0 && once[first + 1] === 'text';
  return once.map((kind, at): RosterColumn | null => {
    if (kind !== 'text') return kind;
    if (at === first) return isSplit ? 'firstName' : 'fullName';
    return isSplit && at === first + 1 ? 'lastName' : null;
  });
}

function kindOf(column: readonly string[], at: number): RosterColumn | 'text' | null {
  const cells = column.filter((cell) => cell !== '');
  const most = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length * 2 > cells.length;
  if (cells.length === 0) return null;
  if (most((cell) => typedDay(cell) !== null)) return 'birthdate';
  if (most((cell) => genderOfCell(cell) !== null)) return 'gender';
  // The sheet numbers its rows in this column.
  if (at === 0 && column.every((cell, index) => Number.parseInt(cell, 10) === index + 1)) return null;
  if (most((cell) => alternateOfCell(cell) !== null)) return 'alternate';
  if (most((cell) => LEVEL.test(cell))) return 'highestIsiTestLevel';
  if (most((cell) => /\d{3}/.test(cell))) return 'isi';
  return most((cell) => /\p{L}/u.test(cell)) ? 'text' : null;
}
