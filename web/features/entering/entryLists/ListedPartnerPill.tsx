import type { PartnerState } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { PARTNER_TONES } from '../entries/index.ts';

interface ListedPartnerPillProps {
  readonly state: PartnerState;
}

/** The partner's status in an organiser's or a coach's list. */
export function ListedPartnerPill({ state }: ListedPartnerPillProps) {
  const { t } = useTranslation('entryLists');
  return <Pill tone={PARTNER_TONES[state]}>{t(`partner.${state}`)}</Pill>;
}
