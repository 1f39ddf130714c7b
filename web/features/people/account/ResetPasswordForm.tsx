import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';

interface ResetValues {
  password: string;
}

interface ResetPasswordFormProps {
  readonly token: string;
  /** Receives the address of the account whose password was set. */
  readonly onDone: (email: string) => void;
  /** Called if the link has expired or was used. */
  readonly onInvalidLink: () => void;
}

/** Sets the new password. An expired link is not a field error, so `onInvalidLink` handles it. */
export function ResetPasswordForm({ token, onDone, onInvalidLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const toRequest = ({ password }: ResetValues) => ({ token, password });
  const [resolver] = useState(() => contractResolver<ResetValues>('resetPassword', { toRequest }));
  const form = useContractForm<ResetValues>({
    defaultValues: { password: '' },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      try {
        const { data } = await call('resetPassword', { body: toRequest(values) });
        onDone(data.email);
      } catch (thrown) {
        if (!isApiError(thrown) || !thrown.errors.some(({ field }) => field === 'token')) throw thrown;
        onInvalidLink();
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
