import type { PartnerState } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';

export const PARTNER_TONES = {
  none: 'neutral',
  invited: 'warn',
  confirmed: 'good',
  declined: 'bad',
} as const;

interface PartnerPillProps {
  readonly state: PartnerState;
}

export function PartnerPill({ state }: PartnerPillProps) {
  const { t } = useTranslation('entryStates');
  return <Pill tone={PARTNER_TONES[state]}>{t(`partner.${state}`)}</Pill>;
}
