import { nameOrder } from '../skaters/nameOrder.ts';

export const MEMBER_COLUMNS = [
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
  fullName: ['name', 'fullname', 'member', 'membername', 'skater', 'skatername'],
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
  ],
  homeRink: ['homerink', 'rink', 'club', 'homeisirink', 'arena'],
  discipline: ['discipline', 'test', 'testdiscipline', 'testtype', 'ladder'],
  level: ['level', 'testlevel', 'levelpassed', 'highestlevel'],
  testDate: ['testdate', 'datepassed', 'passed', 'registered', 'testregistered', 'dateoftest'],
  certificate: ['certificate', 'certification', 'coachcertificate', 'certificatename'],
  certificateExpiry: ['certificateexpiry', 'certificateexpires', 'certificatevaliduntil', 'certexpiry'],
};

/**
 * What the headings of a sheet name, each column once; null where the row has no heading for a number.
 * Without one no row could be told from another.
 */
export function memberColumns(headings: readonly string[]): MemberColumns | null {
  const found = headings.map((heading) => {
    const word = nameOrder(heading).replaceAll(/[^\p{L}]/gu, '');
    return MEMBER_COLUMNS.find((column) => HEADINGS[column].includes(word)) ?? null;
  });
  const columns = found.map((column, at) => (found.indexOf(column) === at ? column : null));
  return columns.includes('number') ? columns : null;
}
