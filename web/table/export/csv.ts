import { toDecimal } from '../../../shared/domain/core/money/currency.ts';
import { venueTimeOf } from '../../../shared/domain/core/registration/venueTime.ts';
import type { ExportValue } from './exportValue.ts';
import { looksLikeFormula } from './formula.ts';
import type { ExportedSheet } from './sheet.ts';

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A table as CSV by RFC 4180, with the byte order mark. Days are `YYYY-MM-DD`, instants
 * `YYYY-MM-DD HH:mm` on their zone's clock, amounts have their currency's decimals.
 */
export function csvOf({ headings, rows }: ExportedSheet): string {
  const lines = [headings, ...rows].map((cells) => cells.map(fieldOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}${LINE_END}`).join('')}`;
}

function fieldOf(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return textField(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value.kind === 'day') return textField(value.day);
  if (value.kind === 'money') return toDecimal(value.amount, value.currency);
  return venueTimeOf(value.instant, value.timeZone).replace('T', ' ');
}

/** Text that no spreadsheet runs: an apostrophe precedes what looks like a formula. */
function textField(text: string): string {
  const whole = text.toWellFormed();
  return quoted(looksLikeFormula(whole) ? `'${whole}` : whole);
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
