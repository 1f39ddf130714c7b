import type { StatementRow } from '../../../contract/money/payments/bankRows.ts';
import { oldestFirst } from '../../entering/balance/familyBalance.ts';
import type { PaymentDays } from '../../entering/balance/paymentDays.ts';
import { dayProblems } from '../../entering/balance/recordProblems.ts';
import { nameOrder } from '../../core/nameOrder.ts';
import { bankRowId } from './bankRowId.ts';
import { referenceFinder, type ReferenceFinder } from './referencesIn.ts';
import { allocationsOf, type OpenBalance, type Allocation } from '../../entering/balance/allocationsOf.ts';
import {
  familyAllocationsOf,
  transferReferences,
  referencedEntries,
  type ReferencedEntry,
} from '../../entering/balance/familyTransfers.ts';

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

/** The parts of an entry that matching uses. */
export interface OpenEntry extends OpenBalance, ReferencedEntry {
  readonly name: string;
  /** The family's account. */
  readonly accountId: string;
}

export interface MatchedRow {
  readonly id: string;
  readonly row: StatementRow;
  readonly outcome: BankOutcome;
  /** Proposed allocations. They sum to the row's amount; to less where a family has paid more than it owes. */
  readonly shares: readonly Allocation[];
  /** The family reference that the row quotes; null for none. */
  readonly family: string | null;
  /** Ids of entries that the row may pay, likeliest first, for the organiser to choose from. */
  readonly suggestions: readonly string[];
}

interface Statement {
  readonly rows: readonly StatementRow[];
  readonly entries: readonly OpenEntry[];
  /** The competition's currency. */
  readonly currency: string;
  /** Ids of rows imported before. */
  readonly known: ReadonlySet<string>;
  /** The days allowed for a row. */
  readonly days: PaymentDays;
}

/**
 * Matches each row of a bank statement with entries, only by payment references in its text or payer;
 * names and amounts merely lead to suggestions. Rows are matched in order, so a second transfer for an
 * entry sees what the first left open.
 */
export function matchBankRows({ rows, entries, currency, known, days }: Statement): MatchedRow[] {
  const byReference = referencedEntries(entries);
  const finder = referenceFinder([...byReference.keys()]);
  const suggestions = suggester(entries, finder);
  const open = new Map(entries.map(({ id, balance }) => [id, balance]));
  return rows.map((row) => {
    const id = bankRowId(row);
    const none = { id, row, shares: [], family: null, suggestions: [] };
    if (known.has(id)) return { ...none, outcome: 'known' };
    if (row.currency !== currency) return { ...none, outcome: 'otherCurrency' };
    if (dayProblems(row.receivedOn, days).length > 0) return { ...none, outcome: 'impossibleDay' };
    // An entry's own reference is paid before its family's, wherever they stand in the text.
    const isFamily = (reference: string) => byReference.get(reference)?.isFamily === true;
    const references = finder
      .find(rowText(row))
      .sort((one, other) => Number(isFamily(one)) - Number(isFamily(other)));
    const family = references.find(isFamily) ?? null;
    const ids = references.flatMap((reference) => byReference.get(reference)?.entries.map(idOf) ?? []);
    const found = [...new Set(ids)].map((entryId) => ({ id: entryId, balance: open.get(entryId) ?? 0 }));
    if (found.length === 0) {
      return { ...none, outcome: 'unidentified', suggestions: suggestions(row) };
    }
    const shares =
      family === null ? allocationsOf(row.amount, found) : familyAllocationsOf(row.amount, found);
    const outcome = outcomeOfMatch(row.amount, found);
    const owing = outcome === 'nothingOpen' ? owingSiblings(ids, entries, open) : [];
    if (owing.length > 0) return { ...none, outcome, family, suggestions: owing };
    // With nothing due, only the organiser can allocate the row, so it reduces no balance.
    if (outcome !== 'nothingOpen') {
      for (const { entryId, amount } of shares) open.set(entryId, (open.get(entryId) ?? 0) - amount);
    }
    return { ...none, outcome, shares, family };
  });
}

const idOf = ({ id }: OpenEntry) => id;

/** Includes the payer's name, because some banks append the transfer's text to it. */
const rowText = ({ text, payer }: StatementRow) => `${text ?? ''} / ${payer ?? ''}`;

function outcomeOfMatch(amount: number, found: readonly OpenBalance[]): BankOutcome {
  const owed = found.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  if (owed === 0) return 'nothingOpen';
  return owed === amount ? 'matched' : 'amountDiffers';
}

/** Finds what families of paid entries still owe for others, oldest first. */
function owingSiblings(
  ids: readonly string[],
  entries: readonly OpenEntry[],
  open: ReadonlyMap<string, number>,
): string[] {
  const quoted = entries.filter(({ id }) => ids.includes(id));
  const families = new Set(quoted.map(({ accountId }) => accountId));
  return entries
    .filter(({ id, accountId }) => families.has(accountId) && (open.get(id) ?? 0) > 0)
    .sort(oldestFirst)
    .map(idOf);
}

const MAX_SUGGESTIONS = 3;

/**
 * Ranks a reference with one wrong letter first, then a name in the text, higher if the balance equals the
 * amount.
 */
function suggester(entries: readonly OpenEntry[], finder: ReferenceFinder) {
  const named = entries.map((entry) => ({ entry, words: wordsOf(entry.name) }));
  return (row: StatementRow): string[] => {
    const written = rowText(row);
    const almost = new Set(finder.almost(written));
    const there = new Set(wordsOf(written));
    return named
      .map(({ entry, words }) => {
        const isNamed = words.length > 0 && words.every((word) => there.has(word));
        const isQuoted = [entry.paymentReference, ...transferReferences(entry)].some((one) =>
          almost.has(one),
        );
        const isLikely = (isQuoted ? 4 : 0) + (isNamed ? 2 : 0);
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
