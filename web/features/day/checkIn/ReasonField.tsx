import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Why something is done otherwise than planned; every organiser reads it. */
export function ReasonField() {
  const { t } = useTranslation('checkIn');
  return (
    <FormTextField<{ reason: string }>
      name="reason"
      label={t('reason')}
      hint={t('reasonHint')}
      maxLength={300}
      autoComplete="off"
    />
  );
}
