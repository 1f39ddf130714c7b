import type { FieldValues } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { FormEmail } from '../../../../forms/FormContact.tsx';
import { MembershipFields } from './MembershipFields.tsx';
import { PersonFields } from './PersonFields.tsx';

interface PartnerFieldsProps {
  /** Where the fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  readonly emailHint: string;
}

/** The partner's fields. */
export function PartnerFields({ within, competition, emailHint }: PartnerFieldsProps) {
  const { t } = useTranslation('groupEntries');
  return (
    <>
      <PersonFields within={within} startDate={competition.startDate} />
      <MembershipFields within={within} endDate={competition.endDate} />
      <FormEmail<FieldValues> name={`${within}email`} label={t('dance.email')} hint={emailHint} optional />
    </>
  );
}
