import type { RefundStep } from './refundDue.ts';

/** The text that describes a refund step, with its values. */
export type RefundSentence =
  | { readonly key: 'none' }
  | {
      readonly key: 'plain' | 'lateFeeKept' | 'lateFeeBack';
      readonly percent: number;
      /** A UTC instant. */
      readonly until: string;
    };

/**
 * The text of a refund step, for every page and mail; each catalogue has one text per key.
 * @param step undefined after the last one
 * @param hasLateFee whether the text should mention the late fee
 */
export function refundSentence(step: RefundStep | undefined, hasLateFee: boolean): RefundSentence {
  if (!step || step.percent === 0) return { key: 'none' };
  const { percent, until, lateFee = false } = step;
  if (!hasLateFee) return { key: 'plain', percent, until };
  return { key: lateFee ? 'lateFeeBack' : 'lateFeeKept', percent, until };
}
