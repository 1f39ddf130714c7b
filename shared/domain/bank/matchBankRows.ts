import type { StatementRow } from '../../contract/payments/bankRows.ts';
import type { PaymentDays } from '../payments/paymentDays.ts';
import { dayProblems } from '../payments/recordProblems.ts';
import { nameOrder } from '../skaters/nameOrder.ts';
import { bankRowId } from './bankRowId.ts';
import { referenceFinder, type ReferenceFinder } from './referencesIn.ts';
import { allocationsOf, type OpenBalance, type Allocation } from './allocationsOf.ts';

export const BANK_OUTCOMES = [
  'matched',
  'amountDiffers',
  'nothingOpen',
  'unidentified',
  'otherCurrency',
  'impossibleDay',
  'known',
] as const;

export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** An entry as far as a statement is matched with it. */
export interface OpenEntry extends OpenBalance {
  readonly paymentReference: string;
  readonly name: string;
}

export interface MatchedRow {
  readonly id: string;
  readonly row: StatementRow;
  readonly outcome: BankOutcome;
  /** What would be recorded; they sum to the row's amount, or there are none. */
  readonly shares: readonly Allocation[];
  /** Entries that it may be meant for, the likeliest first: for a person to choose from. */
  readonly suggestions: readonly string[];
}

interface Statement {
  readonly rows: readonly StatementRow[];
  readonly entries: readonly OpenEntry[];
  /** Of the competition. */
  readonly currency: string;
  /** Ids of rows that were taken in before. */
  readonly known: ReadonlySet<string>;
  /** The days that a row can have. */
  readonly days: PaymentDays;
}

/**
 * What each row of a bank statement pays. A row is matched by payment references in what was written
 * on the transfer, by nothing else: names and amounts only suggest. Rows are taken in their order, so
 * that a second transfer for the same entry finds what the first left open.
 */
export function matchBankRows({ rows, entries, currency, known, days }: Statement): MatchedRow[] {
  const finder = referenceFinder(entries.map(({ paymentReference }) => paymentReference));
  const suggestions = suggester(entries, finder);
  const byReference = new Map(entries.map((entry) => [entry.paymentReference, entry]));
  const open = new Map(entries.map(({ id, balance }) => [id, balance]));
  return rows.map((row) => {
    const id = bankRowId(row);
    const none = { id, row, shares: [], suggestions: [] };
    if (known.has(id)) return { ...none, outcome: 'known' };
    if (row.currency !== currency) return { ...none, outcome: 'otherCurrency' };
    if (dayProblems(row.receivedOn, days).length > 0) return { ...none, outcome: 'impossibleDay' };
    const found = finder
      .find(rowText(row))
      .flatMap((reference) => byReference.get(reference) ?? [])
      .map((entry) => ({ id: entry.id, balance: open.get(entry.id) ?? 0 }));
    if (found.length === 0) {
      return { ...none, outcome: 'unidentified', suggestions: suggestions(row) };
    }
    const shares = allocationsOf(row.amount, found);
    const outcome = outcomeOfMatch(row.amount, found);
    // Nothing is recorded of these unless a person says so, so they leave nothing less open.
    if (outcome !== 'nothingOpen') {
      for (const { entryId, amount } of shares) open.set(entryId, (open.get(entryId) ?? 0) - amount);
    }
    return { ...none, outcome, shares };
  });
}

/** The payer's name too: some banks put what was written on the transfer behind it. */
const rowText = ({ text, payer }: StatementRow) => `${text ?? ''} / ${payer ?? ''}`;

function outcomeOfMatch(amount: number, found: readonly OpenBalance[]): BankOutcome {
  const owed = found.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  if (owed === 0) return 'nothingOpen';
  return owed === amount ? 'matched' : 'amountDiffers';
}

const MAX_SUGGESTIONS = 3;

/** A reference with one letter wrong comes first, then a name that stands there, best with its amount. */
function suggester(entries: readonly OpenEntry[], finder: ReferenceFinder) {
  const named = entries.map((entry) => ({ entry, words: wordsOf(entry.name) }));
  return (row: StatementRow): string[] => {
    const written = rowText(row);
    const almost = new Set(finder.almost(written));
    const there = new Set(wordsOf(written));
    return named
      .map(({ entry, words }) => {
        const isNamed = words.length > 0 && words.every((word) => there.has(word));
        const isLikely = (almost.has(entry.paymentReference) ? 4 : 0) + (isNamed ? 2 : 0);
        return { id: entry.id, rate: isLikely + (isNamed && entry.balance === row.amount ? 1 : 0) };
      })
      .filter(({ rate }) => rate > 0)
      .sort((one, other) => other.rate - one.rate)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id }) => id);
  };
}

const wordsOf = (text: string) =>
  nameOrder(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
