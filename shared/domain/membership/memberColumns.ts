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

/** What stands in each column of a sheet; null for what the registry does not keep. */
export type MemberColumns = readonly (MemberColumn | null)[];

/** Headings without anything but letters: "Member No." is "memberno". */
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

/** How a test is told. Without the day on which it was registered it says nothing that could be kept. */
const OF_TESTS: readonly (MemberColumn | null)[] = ['discipline', 'level'];

/**
 * What the headings of a sheet name, each column once; null where the row has no heading for a number.
 * Without one no row could be told from another. What a heading explains in brackets is no part of its
 * name: "Birthdate (DD/MM/YYYY)".
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

/** Titles and empty rows stand above the headings of many lists; further down nothing is looked for. */
const ROWS_LOOKED_AT = 10;

/**
 * Where the headings stand: the first row that names a number and something else, or else the first that
 * names a number alone, which a title may do as well.
 * @returns null where no row names a number
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
