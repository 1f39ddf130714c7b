import type { MatchedRow } from '../../../../shared/domain/bank/matchBankRows.ts';

/** False for transactions already recorded, in another currency, or with an impossible day. */
export function canImport({ outcome }: MatchedRow): boolean {
  return outcome !== 'known' && outcome !== 'otherCurrency' && outcome !== 'impossibleDay';
}

/**
 * Whether a row is ticked at first. If the entry owes nothing, its payment was most often recorded by hand.
 */
export function isImportedByDefault({ outcome }: MatchedRow): boolean {
  return outcome === 'matched' || outcome === 'amountDiffers' || outcome === 'unidentified';
}
