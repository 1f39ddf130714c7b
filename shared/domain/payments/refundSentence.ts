import type { RefundStep } from './refundDue.ts';

/** Which sentence tells a family what a step gives back, and what stands in it. */
export type RefundSentence =
  | { readonly key: 'none' }
  | {
      readonly key: 'plain' | 'lateFeeKept' | 'lateFeeBack';
      readonly percent: number;
      /** A UTC instant. */
      readonly until: string;
    };

/**
 * The sentence of a refund step, for every page and mail; each catalogue has one text for each key.
 * @param step undefined after the last one
 * @param hasLateFee whether there is a late fee to speak of
 */
export function refundSentence(step: RefundStep | undefined, hasLateFee: boolean): RefundSentence {
  if (!step || step.percent === 0) return { key: 'none' };
  const { percent, until, lateFee = false } = step;
  if (!hasLateFee) return { key: 'plain', percent, until };
  return { key: lateFee ? 'lateFeeBack' : 'lateFeeKept', percent, until };
}
