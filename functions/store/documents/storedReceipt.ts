import * as z from 'zod/mini';
import { receipt, type Receipt } from '../../../shared/contract/documents/receipts.ts';

/**
 * A receipt as the table has it. Nothing of it changes but for a person who asks to be forgotten;
 * what corrected it is told by the receipt after it.
 */
export const storedReceipt = z.extend(z.omit(receipt, { correctedBy: true }), {
  type: z.literal('receipt'),
  /** Counted from 1 in its entry. */
  sequence: z.number(),
  number: z.number(),
  issuedBy: z.string(),
});

export type StoredReceipt = z.output<typeof storedReceipt>;

/** As they are shown, in their order: each with the one that corrected it. */
export function shownReceipts(stored: readonly StoredReceipt[]): Receipt[] {
  return stored.map((one, index) => ({ ...one, correctedBy: stored[index + 1]?.number ?? null }));
}
