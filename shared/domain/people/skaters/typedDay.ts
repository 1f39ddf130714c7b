import { isRealDay } from '../../core/dates/days.ts';

/** Which of the two comes first in an ambiguous date with slashes. */
export type DayOrder = 'dayFirst' | 'monthFirst';

interface TypedDayOptions {
  readonly slashes?: DayOrder;
  /** `YYYY-MM-DD`; a two-digit year means the last year that is not after it. */
  readonly latest?: string;
}

const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(?:[T ].*)?$/u;
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const YEAR_LAST = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d\d)\.?$/;
const DAY_MONTH_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-. ]+([a-z]{3,9})[-., ]+(\d{4}|\d\d)$/i;
const MONTH_NAME_DAY = /^([a-z]{3,9})[-. ]+(\d{1,2})(?:st|nd|rd|th)?[-., ]+(\d{4}|\d\d)$/i;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Reads a calendar day as people and spreadsheets write it: 2015-11-27, 27.11.2015, 27/11/2015, 27 Nov
 * 2015 or Nov 27, 2015. With slashes the day comes first, unless the option differs or only the other
 * order is a valid day.
 * @returns `YYYY-MM-DD`, or null if it is no day from 1900 to 2100
 */
export function typedDay(text: string, options: TypedDayOptions = {}): string | null {
  const { slashes = 'dayFirst', latest = '2100-12-31' } = options;
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const yearFirst = YEAR_FIRST.exec(typed) ?? COMPACT.exec(typed);
  if (yearFirst) return realDay(yearFirst[1], yearFirst[2], yearFirst[3], latest);

  const yearLast = YEAR_LAST.exec(typed);
  if (yearLast) {
    const [, first, separator, second, year] = yearLast;
    const dayFirst = realDay(year, second, first, latest);
    if (separator !== '/') return dayFirst;
    const monthFirst = realDay(year, first, second, latest);
    return slashes === 'dayFirst' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
  }

  const [, day, month, year] =
    DAY_MONTH_NAME.exec(typed) ?? swapDayAndMonth(MONTH_NAME_DAY.exec(typed)) ?? [];
  return month === undefined ? null : realDay(year, monthNumber(month), day, latest);
}

/**
 * The order that the slashed dates of a column show; null if none of them does, or if they contradict each
 * other.
 */
export function orderOfSlashes(cells: readonly string[]): DayOrder | null {
  const order = new Set(cells.map(knownOrder).filter((order) => order !== null));
  return order.size === 1 ? ([...order][0] ?? null) : null;
}

/** Whether a slashed date can be read both ways. */
export function isAmbiguous(text: string): boolean {
  const [, first, separator, second] = YEAR_LAST.exec(text.trim()) ?? [];
  return separator === '/' && first !== second && Number(first) <= 12 && Number(second) <= 12;
}

function knownOrder(text: string): DayOrder | null {
  const [, first, separator, second] = YEAR_LAST.exec(text.trim()) ?? [];
  if (separator !== '/') return null;
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : null;
}

const swapDayAndMonth = (found: RegExpExecArray | null) => found && [found[0], found[2], found[1], found[3]];

function monthNumber(name: string): string {
  const typed = name.toLowerCase();
  return String(MONTHS.findIndex((month) => month.startsWith(typed === 'sept' ? 'sep' : typed)) + 1);
}

function realDay(year = '', month = '', day = '', latest: string): string | null {
  const full = year.length === 2 ? fullYear(year, latest) : year;
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (full < '1900' || full > '2100') return null;
  return isRealDay(written) ? written : null;
}

function fullYear(year: string, latest: string): string {
  return `20${year}` > latest.slice(0, 4) ? `19${year}` : `20${year}`;
}
