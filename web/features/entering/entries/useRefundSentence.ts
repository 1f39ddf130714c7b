import type { RefundStep } from '../../../../shared/domain/entering/balance/refundDue.ts';
import { refundSentence } from '../../../../shared/domain/entering/balance/refundSentence.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/**
 * A step of a refund policy in a sentence.
 * @param whenText a UTC instant as the page shows it
 */
export function useRefundSentence(whenText: (instant: string) => string) {
  const { t } = useTranslation('refunds');
  return (step: RefundStep | undefined, hasLateFee: boolean): string => {
    const sentence = refundSentence(step, hasLateFee);
    if (sentence.key === 'none') return t('none');
    return t(sentence.key, { percent: sentence.percent, when: whenText(sentence.until) });
  };
}
