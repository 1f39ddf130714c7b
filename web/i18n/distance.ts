import { formatInstant, formatLocale } from './formats.ts';
import { i18n } from './i18n.ts';

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
