import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../shared/contract/account.ts';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { FormSection } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { EMPTY_PARTNER, partnerOfSkater, type DanceEntryValues } from './danceEntry.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { MembershipFields } from './MembershipFields.tsx';
import { PersonFields } from './PersonFields.tsx';

interface PartnerSectionProps {
  /** False where what is chosen is danced alone: nothing that was typed is lost, and nothing is sent. */
  readonly isAsked: boolean;
  readonly startDate: string;
  readonly endDate: string;
  /** The skaters that the account knows. */
  readonly family: readonly FamilySkater[];
}

/** Who skates with the skater. */
export function PartnerSection({ isAsked, startDate, endDate, family }: PartnerSectionProps) {
  const { t } = useTranslation('groupEntries');
  const fullName = useWatch<DanceEntryValues, 'fullName'>({ name: 'fullName' });
  // Nobody is one's own partner.
  const others = family.filter((skater) => nameOrder(skater.fullName) !== nameOrder(fullName));
  if (!isAsked) return <FormSection title={t('dance.partner')}>{t('dance.alone')}</FormSection>;
  return (
    <FormSection title={t('dance.partner')} text={t('dance.text')}>
      {others.length > 0 ? (
        <FamilyChoice
          label={t('dance.family')}
          skaters={others}
          within="partner."
          valuesOf={(skater) => ({ ...(skater ? partnerOfSkater(skater) : EMPTY_PARTNER) })}
        />
      ) : null}
      <PersonFields within="partner." startDate={startDate} />
      <MembershipFields within="partner." endDate={endDate} />
      <FormTextField<DanceEntryValues>
        name="partner.email"
        type="email"
        inputMode="email"
        label={t('dance.email')}
        hint={t('dance.emailHint')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormSection>
  );
}
