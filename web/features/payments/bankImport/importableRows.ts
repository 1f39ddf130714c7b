import type { MatchedRow } from '../../../../shared/domain/bank/matchBankRows.ts';

/** Whether a row can be taken in at all: not what is in the books already, nor of another currency or an impossible day. */
export function canImport({ outcome }: MatchedRow): boolean {
  return outcome !== 'known' && outcome !== 'otherCurrency' && outcome !== 'impossibleDay';
}

/**
 * Whether it is ticked before anybody looked at it. A row for an entry that owes nothing is not: most
 * often somebody has recorded it by hand already.
 */
export function isImportedByDefault({ outcome }: MatchedRow): boolean {
  return outcome === 'matched' || outcome === 'amountDiffers' || outcome === 'unidentified';
}
