import type { Entry, PartnerState } from '../../../../shared/contract/entering/entries/entry.ts';
import type { Pupil } from '../../../../shared/contract/entering/entries/pupils.ts';
import { isOutByCancellation } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';

const STATE_TONES = { confirmed: 'good', waiting: 'info', withdrawn: 'neutral' } as const;
const PAYMENT_TONES = { unpaid: 'warn', partPaid: 'warn', paid: 'good', refunded: 'neutral' } as const;
export const PARTNER_TONES = {
  none: 'neutral',
  invited: 'warn',
  confirmed: 'good',
  declined: 'bad',
} as const;

type EntryPillProps = Pick<Entry, 'state'> & {
  readonly events?: readonly { readonly id: string }[];
  readonly cancelledEvents?: Pupil['cancelledEvents'];
};

/** The entry's state; with its cancelled events, whether it is out because the last one was cancelled. */
export function EntryPill({ state, events = [], cancelledEvents }: EntryPillProps) {
  const { t } = useTranslation('entryStates');
  if (isOutByCancellation({ state, events, cancelledEvents }))
    return <Pill tone="bad">{t('eventCancelled')}</Pill>;
  return <Pill tone={STATE_TONES[state]}>{t(`state.${state}`)}</Pill>;
}

interface PaymentPillProps {
  readonly state: Entry['paymentState'];
  /** Minor units still to pay; below zero the organiser owes a refund. Null where the reader is told no amounts. */
  readonly balance: number | null;
}

export function PaymentPill({ state, balance }: PaymentPillProps) {
  const { t } = useTranslation('entryStates');
  if (balance !== null && balance < 0) return <Pill tone="warn">{t('refundDue')}</Pill>;
  return <Pill tone={PAYMENT_TONES[state]}>{t(`payment.${state}`)}</Pill>;
}

export function PartnerPill({ state }: { readonly state: PartnerState }) {
  const { t } = useTranslation('entryStates');
  return <Pill tone={PARTNER_TONES[state]}>{t(`partner.${state}`)}</Pill>;
}
