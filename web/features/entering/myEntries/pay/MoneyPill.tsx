import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { moneyStatus } from './moneyStatus.ts';
import { useIsPaying } from './useIsPaying.ts';

const TONES = { due: 'warn', refundDue: 'info', paid: 'good', refunded: 'neutral' } as const;

type MoneyPillEntry = Pick<
  Entry,
  'id' | 'competitionId' | 'state' | 'balance' | 'paid' | 'refunded' | 'currency'
>;

/** The amount due, or that a bank is paying it; empty where there is nothing to pay. */
export function MoneyPill({ entry }: { readonly entry: MoneyPillEntry }) {
  const { t } = useTranslation('pay');
  const status = moneyStatus(entry);
  const isPaying = useIsPaying(entry);
  if (status === 'later' || status === 'nothing') return null;
  if (isPaying) return <Pill tone="info">{t('status.paying')}</Pill>;
  const amount = formatAmount(Math.abs(entry.balance), entry.currency, true);
  return <Pill tone={TONES[status]}>{t(`status.${status}`, { amount })}</Pill>;
}
