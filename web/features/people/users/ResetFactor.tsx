import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface ResetValues {
  reason: string;
  currentPassword: string;
}

const resolver = contractResolver<ResetValues>('resetSecondFactors');

/** Removes the second factors of an account that has lost them all. The reason is mailed to its owner. */
export function ResetFactor({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const form = useContractForm<ResetValues>({
    defaultValues: { reason: '', currentPassword: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      await call('resetSecondFactors', { params: { userId: user.id }, body });
      await whenRefetched();
      showToast(t('resetFactor.done', { name: user.name }));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('resetFactor.title', { name: user.name })}
      submitLabel={t('resetFactor.submit')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      <p>{t('resetFactor.text')}</p>
      <FormTextArea<ResetValues>
        name="reason"
        label={t('resetFactor.reason')}
        hint={t('resetFactor.reasonHint')}
        rows={3}
        maxLength={300}
        autoComplete="off"
      />
      <FormPassword<ResetValues>
        name="currentPassword"
        label={t('resetFactor.password')}
        autoComplete="current-password"
      />
    </Form>
  );
}
