import type { MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';

/** False for transactions already recorded, in another currency, or with an impossible day. */
export function canImport({ outcome }: MatchedRow): boolean {
  return outcome !== 'known' && outcome !== 'otherCurrency' && outcome !== 'impossibleDay';
}

/**
 * Whether a row is ticked at first. If the entry owes nothing, its payment was most often recorded by hand,
 * unless the family owes for another entry.
 */
export function isImportedByDefault({ outcome, suggestions }: MatchedRow): boolean {
  if (outcome === 'nothingOpen') return suggestions.length > 0;
  return outcome === 'matched' || outcome === 'amountDiffers' || outcome === 'unidentified';
}
