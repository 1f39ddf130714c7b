import { useTranslation } from 'react-i18next';
import type { WithdrawnRow } from '../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import styles from './WithdrawAccountDialog.module.css';
import type { AccountWithdrawalOutcome } from './useAccountWithdrawal.ts';

interface AccountOutcomeProps {
  readonly outcome: AccountWithdrawalOutcome;
  readonly currency: string;
}

/**
 * The result for each of an account's entries; after an undo, only entries that differ from before have a
 * line.
 */
export function AccountOutcome({ outcome: { did, rows }, currency }: AccountOutcomeProps) {
  const { t } = useTranslation('entryRecord');
  const refund = rows.reduce((sum, { refundDue }) => sum + refundDue, 0);
  const count = rows.filter(({ state }) => (state === 'withdrawn') === (did === 'withdraw')).length;
  const lineOf = (row: WithdrawnRow): string | null => {
    const { name, state, waiting, refused, priceBefore, totalPrice } = row;
    if (refused !== null) return t(`account.refused.${refused}`, { name });
    if (waiting > 0) return t('account.waiting', { name, count: waiting });
    if (state === 'withdrawn' || priceBefore === totalPrice) return null;
    const [amount, before] = [formatAmount(totalPrice, currency), formatAmount(priceBefore, currency)];
    return t('account.price', { name, amount, before });
  };
  const lines = did === 'undo' ? rows.map((row) => ({ id: row.id, line: lineOf(row) })) : [];
  return (
    <>
      <p role="status">{t(`account.done.${did}`, { count, amount: formatAmount(refund, currency) })}</p>
      <ul className={styles.lines}>
        {lines.map(({ id, line }) => (line === null ? null : <li key={id}>{line}</li>))}
      </ul>
    </>
  );
}
