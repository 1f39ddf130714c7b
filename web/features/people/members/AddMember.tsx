import { useTranslation } from 'react-i18next';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { MemberFields } from './MemberFields.tsx';
import { memberBody, type MemberValues, NO_MEMBER } from './memberValues.ts';

const resolver = contractResolver<MemberValues>('createMember', { toRequest: memberBody });

export function AddMember({ guard }: { readonly guard: DiscardGuard }) {
  const { t } = useTranslation(['members', 'common']);
  const form = useContractForm<MemberValues>({
    defaultValues: NO_MEMBER,
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data: member } = await call('createMember', { body: memberBody(values) });
      await whenRefetched();
      showToast(t('members.added', { name: member.fullName }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('members.addTitle')}
      submitLabel={t('members.add')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      <MemberFields isNew />
    </Form>
  );
}
