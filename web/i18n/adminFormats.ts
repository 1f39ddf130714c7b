import { CALENDAR_DAY, figuresLocale, formatInstant, formatLocale } from './formats.ts';
import { i18n } from './i18n.ts';

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

/**
 * The distance of an instant from `now`, in the largest unit that fits: "in 9 days", "2 hours ago". Less than a minute
 * is "just now", also on a device whose clock is a little slow.
 */
export function formatDistance(instant: string, now: Date): string {
  const seconds = (Date.parse(instant) - now.getTime()) / 1000;
  if (Math.abs(seconds) < 60) return i18n.t('common:justNow');
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}

/** What happened in the last hour by its distance, what is older by its date at the venue. */
export function formatRecent(instant: string, timeZone: string, now: Date): string {
  const isRecent = now.getTime() - Date.parse(instant) < 3_600_000;
  return isRecent ? formatDistance(instant, now) : formatInstant(instant, timeZone);
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
