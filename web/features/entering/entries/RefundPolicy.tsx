import { type RefundStep, refundStepAt } from '../../../../shared/domain/entering/balance/refundDue.ts';
import { currentTime } from '../../../clock.ts';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { useRefundSentence } from './useRefundSentence.ts';

interface RefundPolicyProps {
  readonly refunds: readonly RefundStep[];
  readonly timeZone: string;
  /** Whether the entry was charged a late fee. */
  readonly hasLateFee: boolean;
}

/** The share that the refund policy returns now. */
export function RefundPolicy({ refunds, timeZone, hasLateFee }: RefundPolicyProps) {
  const deadline = useDeadline();
  const sentence = useRefundSentence((instant) => deadline(instant, timeZone));
  return sentence(refundStepAt(refunds, currentTime()), hasLateFee);
}
