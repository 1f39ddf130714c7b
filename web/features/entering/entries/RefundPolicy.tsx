import { type RefundStep, refundStepAt } from '../../../../shared/domain/entering/balance/refundDue.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useRefundSentence } from './useRefundSentence.ts';

interface RefundPolicyProps {
  readonly refunds: readonly RefundStep[];
  readonly timeZone: string;
  /** Whether the entry was charged a late fee. */
  readonly hasLateFee: boolean;
}

/** The share that the refund policy returns now. */
export function RefundPolicy({ refunds, timeZone, hasLateFee }: RefundPolicyProps) {
  const sentence = useRefundSentence((instant) => formatInstant(instant, timeZone));
  return sentence(refundStepAt(refunds, currentTime()), hasLateFee);
}
