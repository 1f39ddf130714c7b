import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { moneyStatus } from './moneyStatus.ts';

const TONES = { due: 'warn', refundDue: 'info', paid: 'good', refunded: 'neutral' } as const;

type MoneyPillEntry = Pick<Entry, 'state' | 'balance' | 'paid' | 'refunded' | 'currency'>;

/** The amount due; empty where there is nothing to pay. */
export function MoneyPill({ entry }: { readonly entry: MoneyPillEntry }) {
  const { t } = useTranslation('pay');
  const status = moneyStatus(entry);
  if (status === 'later' || status === 'nothing') return null;
  const amount = formatAmount(Math.abs(entry.balance), entry.currency, true);
  return <Pill tone={TONES[status]}>{t(`status.${status}`, { amount })}</Pill>;
}
