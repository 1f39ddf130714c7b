import { useTranslation } from 'react-i18next';
import type { WithdrawalPreview } from '../../../shared/contract/entries/accountWithdrawals.ts';
import { Fact } from '../entries/index.ts';
import { formatAmount, formatNumber } from '../../i18n/formats.ts';

/** The sums of withdrawing all entries of an account. */
export function AccountAmounts({ preview }: { readonly preview: WithdrawalPreview }) {
  const { t } = useTranslation('entryRecord');
  const { entries, events, paid, refundDue, currency } = preview;
  return (
    <dl>
      <Fact isAmount term={t('account.entries')}>
        {formatNumber(entries)}
      </Fact>
      <Fact isAmount term={t('account.events')}>
        {formatNumber(events)}
      </Fact>
      <Fact isAmount term={t('account.paid')}>
        {formatAmount(paid, currency)}
      </Fact>
      <Fact isAmount isStrong term={t('account.refund')}>
        {formatAmount(refundDue, currency)}
      </Fact>
    </dl>
  );
}
