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

/** The time of day at a UTC instant on the venue's clock, with the zone's name: "18:00 GMT+8". */
export function formatVenueClock(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return format.format(new Date(instant));
}
