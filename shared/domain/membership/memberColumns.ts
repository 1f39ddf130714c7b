import { nameOrder } from '../skaters/nameOrder.ts';

const MEMBER_COLUMNS = [
  'number',
  'fullName',
  'firstName',
  'lastName',
  'birthdate',
  'category',
  'expiry',
  'homeRink',
  'discipline',
  'level',
  'testDate',
  'certificate',
  'certificateExpiry',
] as const;

export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** The field of each column; null if the registry does not store it. */
export type MemberColumns = readonly (MemberColumn | null)[];

/** Headings reduced to letters: "Member No." becomes "memberno". */
const HEADINGS: Readonly<Record<MemberColumn, readonly string[]>> = {
  number: [
    'number',
    'membernumber',
    'memberno',
    'memberid',
    'membership',
    'membershipnumber',
    'membershipno',
  ].concat(['isi', 'isinumber', 'isino', 'isiid', 'isimembership', 'no', 'id']),
  fullName: ['name', 'fullname', 'member', 'membername', 'skater', 'skatername', 'skatersname'],
  firstName: ['firstname', 'givenname', 'givennames', 'forename', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  birthdate: ['birthdate', 'dateofbirth', 'birthday', 'dob', 'born', 'birth'],
  category: ['category', 'type', 'membertype', 'membershiptype', 'memberclass', 'class'],
  expiry: [
    'expiry',
    'expirydate',
    'expires',
    'expdate',
    'expirationdate',
    'expiration',
    'validuntil',
    'validto',
    'validthru',
    'validthrough',
    'membershipexpiry',
    'membershipexpires',
    'membershipexpiration',
    'membershipvaliduntil',
  ],
  homeRink: [
    'homerink',
    'rink',
    'club',
    'homeisirink',
    'homeclub',
    'rinkname',
    'rinkclub',
    'clubrink',
    'arena',
  ],
  discipline: ['discipline', 'test', 'testdiscipline', 'testtype', 'ladder'],
  level: [
    'level',
    'testlevel',
    'levelpassed',
    'testpassed',
    'highestlevel',
    'highesttest',
    'highesttestlevel',
    'highestisitestlevel',
  ],
  testDate: ['testdate', 'datepassed', 'passed', 'registered', 'testregistered', 'dateoftest'],
  certificate: ['certificate', 'certification', 'coachcertificate', 'certificatename'],
  certificateExpiry: ['certificateexpiry', 'certificateexpires', 'certificatevaliduntil', 'certexpiry'],
};

/** Columns of a test, ignored without a date column because a test needs its day of registration. */
const OF_TESTS: readonly (MemberColumn | null)[] = ['discipline', 'level'];

/**
 * The fields that a row of headings names, each once; null without a heading for the member's number,
 * which tells rows apart. Text in brackets is ignored: "Birthdate (DD/MM/YYYY)".
 */
export function memberColumns(headings: readonly string[]): MemberColumns | null {
  const found = headings.map((heading) => {
    const word = nameOrder(heading.replaceAll(/[([].*?[)\]]/g, '')).replaceAll(/[^\p{L}]/gu, '');
    return MEMBER_COLUMNS.find((column) => HEADINGS[column].includes(word)) ?? null;
  });
  const isUsed = (column: MemberColumn | null, at: number) =>
    found.indexOf(column) === at && (found.includes('testDate') || !OF_TESTS.includes(column));
  const columns = found.map((column, at) => (isUsed(column, at) ? column : null));
  return columns.includes('number') ? columns : null;
}

/** How many rows are searched for headings: many lists start with titles and empty rows. */
const ROWS_LOOKED_AT = 10;

/**
 * Finds the headings: the first row with a number column and another one, else the first with a number
 * column alone, which could also be a title.
 * @returns null if no row has a number column
 */
export function headingRow(
  rows: readonly (readonly string[])[],
): { readonly at: number; readonly columns: MemberColumns } | null {
  const found = rows.slice(0, ROWS_LOOKED_AT).flatMap((cells, at) => {
    const columns = memberColumns(cells);
    return columns ? [{ at, columns }] : [];
  });
  const named = found.find(({ columns }) => columns.filter((column) => column !== null).length > 1);
  return named ?? found[0] ?? null;
}
