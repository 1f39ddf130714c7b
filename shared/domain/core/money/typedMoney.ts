import { minorUnitDigits, toDecimal } from './currency.ts';

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Minor units as typed in a locale, without groups: "590.00", in German "590,00". */
export function typedMoney(amount: number, currency: string, locale: string): string {
  return toDecimal(amount, currency).replace('.', decimalMark(locale));
}

/** Separators that only group digits and never precede decimals: spaces of any width, apostrophes. */
const SILENT_GROUPS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const ONE_GROUP = /^\d{1,3}[.,]\d{3}$/;
const MARKS = /[.,]/g;

/**
 * Parses typed text to minor units ("590", "590.5", "1,234.50"); null if it is no valid amount. German
 * "1.234,50" works too: with both marks, the last one precedes the decimals. The locale decides about a
 * single ambiguous mark ("1,234").
 */
export function parseMoney(typed: string, currency: string, locale = 'en'): number | null {
  // NFKC turns the full-width characters of Japanese keyboards into plain ones.
  const text = typed.normalize('NFKC').trim().replaceAll(SILENT_GROUPS, '');
  const [whole = '', decimals = ''] = parted(text, decimalMark(locale));
  const digits = minorUnitDigits(currency);
  if (!/^\d{1,12}$/.test(whole) || !/^\d*$/.test(decimals) || decimals.length > digits) return null;
  return Number(`${whole}${decimals.padEnd(digits, '0')}`);
}

/** The digits before and after the decimal mark, without groups; other text stays unchanged. */
function parted(text: string, decimal: string): readonly string[] {
  const marks = text.match(MARKS) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return [text];
  const isGroupsOnly =
    marks.length > 1 ? marks.every((mark) => mark === last) : last !== decimal && ONE_GROUP.test(text);
  if (isGroupsOnly) return [ungrouped(text, last)];
  const place = text.lastIndexOf(last);
  const decimals = text.slice(place + 1);
  // The amount is still being typed, or is none.
  if (decimals === '') return [text];
  return [ungrouped(text.slice(0, place), last === ',' ? '.' : ','), decimals];
}

/** Groups have three digits; in India, two before the last three. */
function ungrouped(text: string, mark: string): string {
  const groups = text.split(mark);
  const isGrouped = groups.every(
    (group, index) =>
      /^\d+$/.test(group) &&
      (index === 0
        ? group.length <= 3
        : index === groups.length - 1
          ? group.length === 3
          : group.length >= 2 && group.length <= 3),
  );
  return groups.length > 1 && isGrouped ? groups.join('') : text;
}
