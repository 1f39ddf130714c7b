import { headingWord, PERSON_HEADINGS } from '../../core/sheets/headings.ts';

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

/** Headings reduced to letters. */
const HEADINGS: Readonly<Record<MemberColumn, readonly string[]>> = {
  ...PERSON_HEADINGS,
  category: ['category', 'type', 'membertype', 'membershiptype', 'memberclass', 'class'],
  discipline: ['discipline', 'test', 'testdiscipline', 'testtype', 'ladder'],
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
    const word = headingWord(heading);
    return MEMBER_COLUMNS.find((column) => HEADINGS[column].includes(word)) ?? null;
  });
  const isUsed = (column: MemberColumn | null, at: number) =>
    found.indexOf(column) === at && (found.includes('testDate') || !OF_TESTS.includes(column));
  const columns = found.map((column, at) => (isUsed(column, at) ? column : null));
  return columns.includes('number') ? columns : null;
}
