import { toDecimal } from '../../shared/domain/money/currency.ts';
import { venueTimeOf } from '../../shared/domain/registration/venueTime.ts';
import type { ExportValue } from './exportValue.ts';
import type { Sheet } from './sheet.ts';

/** By it spreadsheet programs know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A table as CSV by RFC 4180, with the byte order mark. Days are `YYYY-MM-DD`, instants
 * `YYYY-MM-DD HH:mm` on their zone's clock, amounts have their currency's decimals.
 */
export function csvOf({ headings, rows }: Sheet): string {
  const lines = [headings, ...rows].map((cells) => cells.map(fieldOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}${LINE_END}`).join('')}`;
}

function fieldOf(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return quoted(withoutFormula(value));
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value.kind === 'day') return quoted(withoutFormula(value.day));
  if (value.kind === 'money') return toDecimal(value.amount, value.currency);
  return venueTimeOf(value.instant, value.timeZone).replace('T', ' ');
}

/**
 * Spreadsheet programs take text for a formula that begins with one of these, after anything that
 * cannot be seen, and in the full widths of East Asian keyboards too (OWASP, "CSV Injection").
 */
const FORMULA = /^[\s\p{C}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;

/** Text that no spreadsheet program runs: what looks like a formula begins with an apostrophe. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  const whole = text.toWellFormed();
  return /[",;\t\r\n]|^\s|\s$/.test(whole) ? `"${whole.replaceAll('"', '""')}"` : whole;
}
