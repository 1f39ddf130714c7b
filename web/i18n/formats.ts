import { formatMoney } from '../../shared/domain/money/currency.ts';
import { i18n } from './i18n.ts';

/**
 * The locale for dates, numbers and money: the person's own region where the browser speaks the
 * page's language (en-GB for an English page), else the page's language.
 */
export function formatLocale(): string {
  const own = navigator.languages.find((tag) => tag.split('-')[0] === i18n.language.split('-')[0]);
  return own ?? i18n.language;
}

const CALENDAR_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A calendar day, `YYYY-MM-DD`, which belongs to no time zone: "4 Dec 2026". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(formatLocale(), CALENDAR_DAY).format(new Date(`${day}T00:00:00Z`));
}

/** Two calendar days with what they share said once: "4–8 Dec 2026". */
export function formatDays(first: string, last: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), CALENDAR_DAY);
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** A UTC instant as the venue's clock shows it, with the zone's name: "Sun 22 Nov 2026, 18:00 GMT+8". */
export function formatInstant(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(formatLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(formatLocale()).format(value);
}

/** Minor units of a currency for people. `short` drops the decimals of whole amounts ("HK$590"). */
export function formatAmount(amount: number, currency: string, short = false): string {
  return formatMoney(amount, currency, formatLocale(), short);
}

/** How a currency is written before an amount: "HK$", "¥". */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat(formatLocale(), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
