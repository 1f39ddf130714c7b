import { useWatch } from 'react-hook-form';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { FoldedPart } from '../../../../forms/FoldedPart.tsx';
import { FormSection } from '../../../../forms/Form.tsx';
import { useFolded } from '../../../../forms/useFolded.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CoupleEntryValues } from '../form/coupleEntry.ts';
import { PartnerChoice } from './PartnerChoice.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { personFields, usePersonLine } from './usePersonLine.ts';

interface PartnerSectionProps {
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
}

const FIELDS = [...personFields('partner.'), 'partner.email'];

/** The partner of an event for two; one line once known. */
export function PartnerSection({ competition, family }: PartnerSectionProps) {
  const { t } = useTranslation(['groupEntries', 'entries']);
  const fullName = useWatch<CoupleEntryValues, 'fullName'>({ name: 'fullName' });
  const email = useWatch<CoupleEntryValues, 'partner.email'>({ name: 'partner.email' });
  const line = usePersonLine('partner.', competition.startDate);
  const folding = useFolded(FIELDS, line !== null);
  // A skater cannot be their own partner.
  const others = family.filter((skater) => nameOrder(skater.fullName) !== nameOrder(fullName));
  return (
    <FormSection title={t('dance.partner')}>
      <PartnerChoice within="partner." family={others} onChosen={folding.fold} />
      <FoldedPart
        parts={line === null || email === '' ? line : [...line, email]}
        what={t('entries:known.partner')}
        folding={folding}
      >
        <PartnerFields within="partner." competition={competition} emailHint={t('dance.emailHint')} />
      </FoldedPart>
    </FormSection>
  );
}
