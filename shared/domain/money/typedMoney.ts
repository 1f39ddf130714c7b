import { minorUnitDigits, toDecimal } from './currency.ts';

/** What part of a number is written between its whole and its decimals in a locale. */
function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Minor units as one would type them in a locale, without groups: "590.00", in German "590,00". */
export function typedMoney(amount: number, currency: string, locale: string): string {
  return toDecimal(amount, currency).replace('.', decimalMark(locale));
}

/** What stands between groups of figures and never before decimals: spaces of any width, apostrophes. */
const SILENT_GROUPS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const ONE_GROUP = /^\d{1,3}[.,]\d{3}$/;
const MARKS = /[.,]/g;

/**
 * Minor units from what a person typed ("590", "590.5", "1,234.50"); null when it is no such amount. A
 * German's "1.234,50" is the same amount: where both marks stand, the last one is before the decimals.
 * Where one stands once and could be either ("1,234"), the locale says which.
 */
export function parseMoney(typed: string, currency: string, locale = 'en'): number | null {
  // NFKC makes plain figures and marks of the wide ones that a Japanese keyboard types.
  const text = typed.normalize('NFKC').trim().replaceAll(SILENT_GROUPS, '');
  const [whole = '', decimals = ''] = parted(text, decimalMark(locale));
  const digits = minorUnitDigits(currency);
  if (!/^\d{1,12}$/.test(whole) || !/^\d*$/.test(decimals) || decimals.length > digits) return null;
  return Number(`${whole}${decimals.padEnd(digits, '0')}`);
}

/** The figures before and after the mark of decimals, groups taken out. What is neither stays as it is. */
function parted(text: string, decimal: string): readonly string[] {
  const marks = text.match(MARKS) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return [text];
  const isGroupsOnly =
    marks.length > 1 ? marks.every((mark) => mark === last) : last !== decimal && ONE_GROUP.test(text);
  if (isGroupsOnly) return [ungrouped(text, last)];
  const place = text.lastIndexOf(last);
  const decimals = text.slice(place + 1);
  // A mark with nothing after it is an amount that is still being typed, or no amount.
  if (decimals === '') return [text];
  return [ungrouped(text.slice(0, place), last === ',' ? '.' : ','), decimals];
}

/** Groups are of three figures, in India of two before the last three. */
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
