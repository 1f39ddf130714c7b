import { useTranslation } from 'react-i18next';
import type { PartnerState } from '../../shared/contract/entry.ts';
import { Pill } from '../ui/Pill.tsx';

const TONES = { none: 'neutral', invited: 'warn', confirmed: 'good', declined: 'bad' } as const;

/** Where a couple's partner stands, in a word. */
export function PartnerPill({ state }: { readonly state: PartnerState }) {
  const { t } = useTranslation('entryStates');
  return <Pill tone={TONES[state]}>{t(`partner.${state}`)}</Pill>;
}
