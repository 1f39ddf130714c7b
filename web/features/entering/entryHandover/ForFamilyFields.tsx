import { useWatch } from 'react-hook-form';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormEmail } from '../../../forms/FormContact.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ForFamilyValues } from './forFamily.ts';

interface ForFamilyFieldsProps {
  readonly role: Role;
  /** Whether registration has closed, so that an organiser gives a reason. */
  readonly isLate: boolean;
}

/** The first lines of the entry form for an organiser or head coach: whom the entry is for. */
export function ForFamilyFields({ role, isLate }: ForFamilyFieldsProps) {
  const { t } = useTranslation('entryHandover');
  const isPaper = useWatch<ForFamilyValues, 'isPaper'>({ name: 'isPaper' });
  const isCoach = role === 'HEAD_COACH';
  return (
    <FormSection title={t('for.title')} {...(isCoach && { text: t('for.coach') })}>
      {isPaper ? null : (
        <FormEmail<ForFamilyValues> name="familyEmail" label={t('for.email')} hint={t('for.emailHint')} />
      )}
      {isCoach ? null : (
        <FormCheckbox<ForFamilyValues> name="isPaper" title={t('for.paper')} detail={t('for.paperDetail')} />
      )}
      {isLate ? (
        <FormTextField<ForFamilyValues>
          name="reason"
          label={t('for.reason')}
          hint={t('for.reasonHint')}
          maxLength={200}
        />
      ) : null}
    </FormSection>
  );
}
