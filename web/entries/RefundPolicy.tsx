import { useTranslation } from 'react-i18next';
import { type RefundStep, refundStepAt } from '../../shared/domain/payments/refundDue.ts';
import { currentTime } from '../clock.ts';
import { formatInstant } from '../i18n/formats.ts';

interface RefundPolicyProps {
  readonly refunds: readonly RefundStep[];
  readonly timeZone: string;
}

/** What the refund policy gives back just now. Pages that use it need the area `entryChanges`. */
export function RefundPolicy({ refunds, timeZone }: RefundPolicyProps) {
  const { t } = useTranslation('entryChanges');
  const step = refundStepAt(refunds, currentTime());
  if (!step || step.percent === 0) return t('policy.none');
  return t('policy.step', { percent: step.percent, when: formatInstant(step.until, timeZone) });
}
