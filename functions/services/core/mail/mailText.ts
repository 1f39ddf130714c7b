import { momentText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { formatMoney } from '../../../../shared/domain/core/money/currency.ts';

/** Longest line that a mail takes from a user, in characters. */
const LONGEST = 120;

/**
 * Control characters can end a header line, and some format characters reverse the text after them.
 * Joiners are allowed: Persian and Hindi names need them.
 */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** A user's text as one line of visible characters. */
export function singleLine(typed: string): string {
  const line = typed.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST - 1).join('')}…`;
}

/** An organiser's text with its lines, of visible characters, and at most one blank line in a row. */
export function multipleLines(typed: string): string {
  const lines = typed.split('\n').map((line) => line.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text that a mail program would turn into a link: a web or mail address. */
const LINK_LIKE = /[/\\@]|www\.|\p{L}\.\p{L}{2,}/iu;

/**
 * The name for a greeting, or null for one that looks like a link: a sign-up with another person's address
 * could otherwise send that person a message.
 */
export function greetedName(typed: string): string | null {
  const name = singleLine(typed);
  return name === '' || LINK_LIKE.test(name) ? null : name;
}

/** A UTC instant in venue time: "1 March 2027 at 11:59 PM, Central Time". */
export function deadlineText(instant: string, timeZone: string): string {
  return `${momentText(instant, timeZone, 'long')}, ${zoneName(new Date(instant), timeZone)}`;
}

function zoneName(at: Date, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
  return named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The mail's reader may live in any time zone. */
let instants: Intl.DateTimeFormat | undefined;
const utcInstants = () =>
  (instants ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }));

/** "1 March 2027 at 23:59 UTC" */
export const mailedInstant = (at: Date) => `${utcInstants().format(at)} UTC`;

/** @param amount minor units of the currency */
export const moneyText = (amount: number, currency: string) => formatMoney(amount, currency, 'en');

/** `1 day`, `7 days`. */
export const countText = (amount: number, unit: string) =>
  `${String(amount)} ${unit}${amount === 1 ? '' : 's'}`;
