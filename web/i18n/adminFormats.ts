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

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The distance of an instant from `now`, in the largest unit that fits: "in 9 days", "2 hours ago". */
export function formatDistance(instant: string, now: Date): string {
  const seconds = (Date.parse(instant) - now.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
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
