import { useTranslation } from 'react-i18next';
import type { PartnerState } from '../../../shared/contract/entries/entry.ts';
import { Pill } from '../../ui/Pill.tsx';

const TONES = { none: 'neutral', invited: 'warn', confirmed: 'good', declined: 'bad' } as const;

interface PartnerPillProps {
  readonly state: PartnerState;
}

/** Where a couple's partner stands, in a word to the family. */
export function PartnerPill({ state }: PartnerPillProps) {
  const { t } = useTranslation('entryStates');
  return <Pill tone={TONES[state]}>{t(`partner.${state}`)}</Pill>;
}

/** The same to an organiser or a coach; a page that uses it needs the area `lists`. */
export function ListedPartnerPill({ state }: PartnerPillProps) {
  const { t } = useTranslation('lists');
  return <Pill tone={TONES[state]}>{t(`partner.${state}`)}</Pill>;
}
