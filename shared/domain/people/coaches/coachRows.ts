import { headingWord, PERSON_HEADINGS } from '../../core/sheets/headings.ts';
import { listedSheet } from '../skaters/listedSheet.ts';
import { typedDay, type DayOrder } from '../skaters/typedDay.ts';
import { CERTIFICATES, type Certificate } from '../../../contract/core/planningWords.ts';

const PLAIN_COLUMNS = ['fullName', 'firstName', 'lastName', 'number', 'email', 'phone', 'rinks'] as const;

export type CoachColumn = (typeof PLAIN_COLUMNS)[number] | Certificate | `${Certificate}Expiry`;

const PLAIN_HEADINGS: Readonly<Record<(typeof PLAIN_COLUMNS)[number], readonly string[]>> = {
  fullName: [...PERSON_HEADINGS.fullName, 'coach', 'coachname'],
  firstName: PERSON_HEADINGS.firstName,
  lastName: PERSON_HEADINGS.lastName,
  number: [
    ...PERSON_HEADINGS.number,
    'professional',
    'professionalnumber',
    'professionalno',
    'isiprofessional',
  ],
  email: ['email', 'emailaddress', 'mail', 'contactemail'],
  phone: ['phone', 'telephone', 'mobile', 'phonenumber', 'tel'],
  rinks: [...PERSON_HEADINGS.homeRink, 'rinks', 'clubs'],
};

/** "Gold" and "Gold certificate" name the day it was awarded, "Gold until" its last day. */
const ENDINGS = ['until', 'expiry', 'expires', 'validuntil'];

function columnOf(heading: string): CoachColumn | null {
  const word = headingWord(heading);
  const plain = PLAIN_COLUMNS.find((column) => PLAIN_HEADINGS[column].includes(word));
  if (plain) return plain;
  const certificate = CERTIFICATES.find((name) => word.startsWith(name));
  if (!certificate) return null;
  return ENDINGS.some((ending) => word.endsWith(ending)) ? `${certificate}Expiry` : certificate;
}

/** A row of a list of coaches, as `importCoaches` takes it. */
export interface ImportedCoach {
  /** Its number in the file. */
  readonly row: number;
  readonly coach: {
    readonly name: string;
    readonly professional?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly certificates: readonly {
      readonly certificate: Certificate;
      readonly date: string;
      readonly expiry: string | null;
    }[];
    readonly rinks: readonly string[];
  };
  /** The columns whose days could not be read. */
  readonly unread: readonly CoachColumn[];
}

export interface CoachList {
  /** The field of each column; null for a column that is ignored. */
  readonly columns: readonly (CoachColumn | null)[];
  readonly headings: readonly string[];
  readonly rows: readonly ImportedCoach[];
  /** How dates with slashes were read; null if none is ambiguous. */
  readonly slashes: DayOrder | null;
}

/** Reads the sheet of a list of coaches; null without a column for the name. */
export function coachList(
  sheet: readonly (readonly string[])[],
  slashes: DayOrder = 'dayFirst',
): CoachList | null {
  const listed = listedSheet(sheet, { columnsOf: coachColumns, isDay: isDayColumn, slashes });
  if (!listed) return null;
  const { rows, order, ...read } = listed;
  return { ...read, rows: rows.map(({ row, cells }) => coachRow(row, cells, read.columns, order)) };
}

const isDayColumn = (column: CoachColumn) => PLAIN_COLUMNS.every((plain) => plain !== column);

function coachColumns(headings: readonly string[]): (CoachColumn | null)[] | null {
  const read = headings.map(columnOf);
  const columns = read.map((column, index) => (read.indexOf(column) === index ? column : null));
  return columns.includes('fullName') || columns.includes('lastName') ? columns : null;
}

function coachRow(
  row: number,
  cells: readonly string[],
  columns: readonly (CoachColumn | null)[],
  slashes: DayOrder,
): ImportedCoach {
  const cell = (column: CoachColumn) => cells[columns.indexOf(column)]?.trim() ?? '';
  const unread: CoachColumn[] = [];
  const day = (column: CoachColumn) => {
    const typed = cell(column);
    const read = typed === '' ? null : typedDay(typed, { slashes });
    if (typed !== '' && read === null) unread.push(column);
    return read;
  };
  const certificates = CERTIFICATES.flatMap((certificate) => {
    const [date, expiry] = [day(certificate), day(`${certificate}Expiry`)];
    return date === null ? [] : [{ certificate, date, expiry }];
  });
  const [number, email, phone] = [cell('number'), cell('email'), cell('phone')];
  return {
    row,
    coach: {
      name: cell('fullName') || `${cell('firstName')} ${cell('lastName')}`.trim(),
      ...(number && { professional: number }),
      ...(email && { email }),
      ...(phone && { phone }),
      certificates,
      rinks: cell('rinks')
        .split(';')
        .map((rink) => rink.trim())
        .filter(Boolean),
    },
    unread,
  };
}
