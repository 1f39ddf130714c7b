import { useFieldArray } from 'react-hook-form';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { type MemberValues, NO_MEMBER_CERTIFICATE } from '../memberValues.ts';
import styles from './Rows.module.css';

export function CertificateRows() {
  const { t } = useTranslation('members');
  const { fields, append, remove } = useFieldArray<MemberValues, 'certificates'>({ name: 'certificates' });
  return (
    <Stack gap={4} minContent>
      {fields.map(({ id }, index) => (
        <Stack key={id} gap={2} align="start" minContent className={styles.row}>
          <FormRow>
            <FormTextField<MemberValues>
              name={`certificates.${index}.name`}
              label={t('members.fields.certificate')}
              autoComplete="off"
            />
            <FormDate<MemberValues>
              name={`certificates.${index}.expiry`}
              label={t('members.fields.certificateExpiry')}
              optional
            />
          </FormRow>
          <Button dense onClick={() => remove(index)}>
            {t('members.removeCertificate')}
          </Button>
        </Stack>
      ))}
      <div>
        <Button onClick={() => append(NO_MEMBER_CERTIFICATE)}>{t('members.addCertificate')}</Button>
      </div>
    </Stack>
  );
}
