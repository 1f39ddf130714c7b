import { nameOrder } from '../nameOrder.ts';

/** A heading reduced to letters: "Member No. (ISI)" becomes "memberno". Text in brackets is ignored. */
export function headingWord(heading: string): string {
  return nameOrder(heading.replaceAll(/[([].*?[)\]]/g, '')).replaceAll(/[^\p{L}]/gu, '');
}

/** The headings of a person's fields, as lists of federations and rinks word them. */
export const PERSON_HEADINGS = {
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
} as const satisfies Record<string, readonly string[]>;

/** How many rows are searched for headings: many lists start with titles and empty rows. */
const MAX_HEADER_ROWS = 10;

/**
 * Finds the headings of a sheet: the first row with a needed column and another one, else the first with a
 * needed column alone, which could also be a title.
 * @param columnsOf the columns of a row of headings; null if it lacks one that every list needs
 */
export function findHeadings<Column>(
  rows: readonly (readonly string[])[],
  columnsOf: (headings: readonly string[]) => readonly (Column | null)[] | null,
): { readonly at: number; readonly columns: readonly (Column | null)[] } | null {
  const found = rows.slice(0, MAX_HEADER_ROWS).flatMap((cells, at) => {
    const columns = columnsOf(cells);
    return columns ? [{ at, columns }] : [];
  });
  const named = found.find(({ columns }) => columns.filter((column) => column !== null).length > 1);
  return named ?? found[0] ?? null;
}
