import { useTranslation } from 'react-i18next';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { RinkFields } from './RinkFields.tsx';
import { NO_RINK, rinkRequest, type RinkValues } from './rinkValues.ts';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';

const resolver = contractResolver<RinkValues>('createRink', { toRequest: rinkRequest });

export function AddRink({ guard }: { readonly guard: DiscardGuard }) {
  const { t } = useTranslation(['rinks', 'common']);
  const form = useContractForm<RinkValues>({
    defaultValues: NO_RINK,
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data: rink } = await call('createRink', { body: rinkRequest(values) });
      await whenRefetched();
      showToast(t('added', { name: rink.name }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('addTitle')}
      submitLabel={t('add')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      <RinkFields />
    </Form>
  );
}
