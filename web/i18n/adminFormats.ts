import { CALENDAR_DAY, figuresLocale, formatLocale } from './formats.ts';

/** Formats that only pages below `/admin` have; `formats.ts` is in every visitor's first load. */

/** The day of a UTC instant on the reader's own clock: "4 Dec 2026". */
export function formatLocalDay(instant: string): string {
  const { timeZone: _zone, ...day } = CALENDAR_DAY;
  return new Intl.DateTimeFormat(formatLocale(), day).format(new Date(instant));
}

/** A share in percent, never rounded up: "99 %" is not yet all of it. */
export function formatShare(share: number): string {
  const format = new Intl.NumberFormat(figuresLocale(), { style: 'percent', maximumFractionDigits: 0 });
  return format.format(Math.floor(share * 100 + 1e-9) / 100);
}

/** The currency's symbol before an amount: "HK$", "¥". */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat(figuresLocale(), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The time of day on the reader's own clock: "14:02" or "2:02 PM". */
export function formatClock(at: Date): string {
  return new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short' }).format(at);
}
