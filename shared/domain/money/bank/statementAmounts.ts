import { minorUnitDigits } from '../../core/money/currency.ts';
import { parseMoney } from '../../core/money/typedMoney.ts';

/** The character before the decimals; only a whole column of amounts can show which. */
export type DecimalMark = '.' | ',';

/** A locale for `parseMoney` that writes decimals with each mark. */
const LOCALES: Readonly<Record<DecimalMark, string>> = { '.': 'en', ',': 'de' };

/** Finds the digits among signs, brackets, currencies, CR and DR. */
const AMOUNT = /\d[\d\s.,'’]*\d|\d/u;
const NEGATIVE = /^\s*\(|[-−–]\s*\D*\d|\d\s*[-−–]|\bDR?\b|\bDB\b/iu;

/**
 * Reads signed minor units from a cell of a bank statement: "1.234,50", "- 20.00", "20,00-", "(20.00)",
 * "USD 20.00 DR". Decimals beyond the currency's own may only be zeros ("¥500.00").
 * @returns null if the cell holds no amount
 */
export function statementAmount(cell: string, currency: string, mark: DecimalMark): number | null {
  const text = cell.normalize('NFKC').trim();
  const figures = AMOUNT.exec(text)?.[0];
  if (figures === undefined) return null;
  const whole = minorUnitDigits(currency) === 0 ? withoutDecimals(figures, mark) : figures;
  const amount = parseMoney(whole, currency, LOCALES[mark]);
  return amount === null || amount === 0 ? amount : NEGATIVE.test(text) ? -amount : amount;
}

function withoutDecimals(figures: string, mark: DecimalMark): string {
  const place = figures.lastIndexOf(mark);
  return place >= 0 && /^0{1,2}$/.test(figures.slice(place + 1)) ? figures.slice(0, place) : figures;
}

/**
 * Detects the decimal mark of a column: the last mark of each amount, unless three digits follow it, which
 * could be a group. Null if no amount decides, or if they contradict each other.
 */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const mark = new Set(
    cells.flatMap((cell) => {
      const figures = AMOUNT.exec(cell.normalize('NFKC'))?.[0] ?? '';
      const marks = [...new Set(figures.match(/[.,]/g) ?? [])];
      const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
      if (last < 0) return [];
      const mark = figures.charAt(last) as DecimalMark;
      if (marks.length === 2) return [mark];
      const isOnce = figures.indexOf(mark) === last;
      if (!isOnce) return [other(mark)];
      return figures.length - last - 1 === 3 ? [] : [mark];
    }),
  );
  return mark.size === 1 ? ([...mark][0] ?? null) : null;
}

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

const OUTGOING = [
  'd',
  'dr',
  'debit',
  'db',
  '-',
  'out',
  'withdrawal',
  's',
  'soll',
  'lastschrift',
  'af',
  'afschrijving',
  'debe',
  'cargo',
  'dare',
  'addebito',
  'debito',
  '支出',
  '支',
  '借',
  '出金',
  '출금',
];

/** Whether the cell beside an amount marks it as outgoing. */
export function isOutgoing(cell: string): boolean {
  const plain = cell.normalize('NFKD').replaceAll(/\p{Diacritic}/gu, '');
  return OUTGOING.includes(plain.trim().toLowerCase().normalize('NFC'));
}
