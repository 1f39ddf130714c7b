import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { nameOrder } from '../../../../shared/domain/skaters/nameOrder.ts';
import { FormSection } from '../../../forms/Form.tsx';
import type { CoupleEntryValues } from '../form/coupleEntry.ts';
import { PartnerFields } from './PartnerFields.tsx';

interface PartnerSectionProps {
  /** False where what is chosen is danced alone: nothing that was typed is lost, and nothing is sent. */
  readonly isAsked: boolean;
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  /** The skaters that the account knows. */
  readonly family: readonly FamilySkater[];
}

/** Who skates with the skater. */
export function PartnerSection({ isAsked, competition, family }: PartnerSectionProps) {
  const { t } = useTranslation('groupEntries');
  const fullName = useWatch<CoupleEntryValues, 'fullName'>({ name: 'fullName' });
  // Nobody is one's own partner.
  const others = family.filter((skater) => nameOrder(skater.fullName) !== nameOrder(fullName));
  if (!isAsked) return <FormSection title={t('dance.partner')}>{t('dance.alone')}</FormSection>;
  return (
    <FormSection title={t('dance.partner')} text={t('dance.text')}>
      <PartnerFields
        within="partner."
        competition={competition}
        family={others}
        emailHint={t('dance.emailHint')}
      />
    </FormSection>
  );
}
