import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { nameOrder } from '../../../../shared/domain/skaters/nameOrder.ts';
import { FormSection } from '../../../forms/Form.tsx';
import type { CoupleEntryValues } from '../form/coupleEntry.ts';
import { PartnerFields } from './PartnerFields.tsx';

interface PartnerSectionProps {
  /**
   * False where every chosen event is skated alone: the partner's fields keep their values and are not sent.
   */
  readonly isAsked: boolean;
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
}

export function PartnerSection({ isAsked, competition, family }: PartnerSectionProps) {
  const { t } = useTranslation('groupEntries');
  const fullName = useWatch<CoupleEntryValues, 'fullName'>({ name: 'fullName' });
  // A skater cannot be their own partner.
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
