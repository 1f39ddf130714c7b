import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { EMPTY_PARTNER, partnerOfSkater } from '../form/coupleEntry.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { MembershipFields } from './MembershipFields.tsx';
import { PersonFields } from './PersonFields.tsx';

interface PartnerFieldsProps {
  /** Where the fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  /** The skaters of the account who can be the partner. */
  readonly family: readonly FamilySkater[];
  readonly emailHint: string;
}

/** The partner's fields, which a skater of the family can fill. */
export function PartnerFields({ within, competition, family, emailHint }: PartnerFieldsProps) {
  const { t } = useTranslation('groupEntries');
  return (
    <>
      {family.length > 0 ? (
        <FamilyChoice
          label={t('dance.family')}
          skaters={family}
          within={within}
          valuesOf={(skater) => ({ ...(skater ? partnerOfSkater(skater) : EMPTY_PARTNER) })}
        />
      ) : null}
      <PersonFields within={within} startDate={competition.startDate} />
      <MembershipFields within={within} endDate={competition.endDate} />
      <FormTextField<FieldValues>
        name={`${within}email`}
        type="email"
        inputMode="email"
        label={t('dance.email')}
        hint={emailHint}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
