import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPassword } from '../../forms/FormPassword.tsx';
import { useContractForm } from '../../forms/useContractForm.ts';

interface ResetValues {
  password: string;
}

interface ResetPasswordFormProps {
  readonly token: string;
  /** With the address that the new password belongs to. */
  readonly onDone: (email: string) => void;
  /** The link itself no longer works. */
  readonly onRefused: () => void;
}

/** The new password. A link that no longer works is no field's fault: `onRefused` says it. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const toBody = ({ password }: ResetValues) => ({ token, password });
  const [resolver] = useState(() => contractResolver<ResetValues>('resetPassword', { toBody }));
  const form = useContractForm<ResetValues>({
    defaultValues: { password: '' },
    resolver,
    refusalText,
    onSubmit: async (values) => {
      try {
        const { data } = await call('resetPassword', { body: toBody(values) });
        onDone(data.email);
      } catch (thrown) {
        if (!isApiError(thrown) || !thrown.errors.some(({ field }) => field === 'token')) throw thrown;
        onRefused();
      }
    },
  });
  return (
    <Form form={form} layout="card" submitLabel={t('reset.submit')} label={t('reset.title')}>
      <FormPassword<ResetValues>
        name="password"
        label={t('reset.password')}
        hint={t('reset.hint')}
        autoComplete="new-password"
      />
    </Form>
  );
}
