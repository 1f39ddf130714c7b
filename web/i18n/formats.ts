import { secondsOfTime } from '../../shared/domain/core/dates/times.ts';
import { formatMoney } from '../../shared/domain/core/money/currency.ts';
import { i18n } from './i18n.ts';

/**
 * A browser may report an invalid language tag ("en-US@posix", started without a locale), for which Intl
 * throws.
 */
const isKnown = remember((tag) => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
});

/** Makes a value once for each locale: a list asks for thousands. */
function remember<T>(make: (tag: string) => T): (tag: string) => T {
  const made = new Map<string, T>();
  return (tag) => {
    const value = made.get(tag) ?? make(tag);
    made.set(tag, value);
    return value;
  };
}

/** A locale with the clock of 12 or 24 hours of another one. @param both their tags, with a space between */
const withClockOf = remember((both) => {
  const [tag = '', clocks] = both.split(' ');
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(clocks, { hour: 'numeric' }).resolvedOptions();
  return new Intl.Locale(tag, { hourCycle }).toString();
});

/**
 * The locale of dates and lists: the reader's own region if the browser speaks the page's language (en-GB for
 * an English page), otherwise the page's language. Its clock is always the reader's own: "14:05" for a German one.
 */
export function formatLocale(): string {
  const own = navigator.languages.find(
    (tag) => isKnown(tag) && tag.split('-')[0] === i18n.language.split('-')[0],
  );
  return withClockOf(`${own ?? i18n.language} ${figuresLocale()}`);
}

/**
 * The reader's own locale for figures and amounts, whatever the page's language: unlike dates they contain no
 * words, and people read (and type) "1.234,50" or "1,234.50" as they learned it.
 */
export function figuresLocale(): string {
  return navigator.languages.find((tag) => isKnown(tag)) ?? i18n.language;
}

export const CALENDAR_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const calendarDay = remember((tag) => new Intl.DateTimeFormat(tag, CALENDAR_DAY));
const timeOfDay = remember((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }));
const figure = remember((tag) => new Intl.NumberFormat(tag));

/** A calendar day, `YYYY-MM-DD`, independent of time zones: "4 Dec 2026". */
export function formatDay(day: string): string {
  return calendarDay(formatLocale()).format(new Date(`${day}T00:00:00Z`));
}

/** The month of a calendar day: "Jun 2027". */
export function formatMonth(day: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day with its weekday: "Mon 15 Jun". */
export function formatWeekday(day: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Two calendar days without repeating their common parts: "4–8 Dec 2026". */
export function formatDays(first: string, last: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), CALENDAR_DAY);
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** The day of a UTC instant on the venue's clock, without the year: "4 Dec". */
export function formatShortDay(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone });
  return format.format(new Date(instant));
}

/**
 * A time at the venue by the clock that the reader knows: "4:45 PM" or "16:45".
 * After midnight the clock begins again; what belongs to the time stays on its line.
 * @param time `HH:MM`, `HH:MM:SS`, or the seconds since midnight
 * @param later seconds to add
 */
export function formatTime(time: string | number, later = 0): string {
  const seconds = typeof time === 'number' ? time : secondsOfTime(time);
  const at = (seconds + later) * 1_000;
  return timeOfDay(formatLocale()).format(at).replaceAll(/\s/g, '\u00a0');
}

/** A UTC instant on the venue's clock, with the zone's name: "Sun 22 Nov 2026, 18:00 GMT+8", or with "6:00 PM". */
export function formatInstant(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const parts = format.formatToParts(new Date(instant));
  // "PM" stays on the line of its time.
  return parts
    .map(({ value }, index) => (parts[index + 1]?.type === 'dayPeriod' ? '\u00a0' : value))
    .join('');
}

/** The time of day, by default where the reader is: "14:02" or "2:02 PM". */
export function formatClock(at: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short', timeZone });
  return format.format(at).replaceAll(/\s/g, '\u00a0');
}

/** The venue's zone, "Hong Kong Time (GMT+8)", for readers whose own clock shows another time at that moment; null for others. */
export function zoneElsewhere(timeZone: string, at: Date): string | null {
  const named = (timeZoneName: 'longGeneric' | 'shortOffset', zone?: string) =>
    new Intl.DateTimeFormat(formatLocale(), { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const offset = named('shortOffset', timeZone);
  return offset === named('shortOffset') ? null : `${named('longGeneric', timeZone)} (${offset})`;
}

/** The time of day at a UTC instant by the reader's own clock, and whether the venue's shows the same. */
export function formatReadersTime(instant: string, timeZone: string): { time: string; isVenues: boolean } {
  const at = new Date(instant);
  const time = formatClock(at);
  return { time, isVenues: time === formatClock(at, timeZone) };
}

export function formatNumber(value: number): string {
  return figure(figuresLocale()).format(value);
}

/** Minor units of a currency as text. `short` drops the decimals of whole amounts ("HK$590"). */
export function formatAmount(amount: number, currency: string, short = false): string {
  return formatMoney(amount, currency, figuresLocale(), short);
}

export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(items);
}

/** The currency's name in the plural: "Hong Kong dollars". */
export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return format.formatToParts(1_000).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A mark or a total, which are kept in tenths. */
export const formatTenths = (tenths: number): string => (tenths / 10).toFixed(1);
