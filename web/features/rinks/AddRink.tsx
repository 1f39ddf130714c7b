import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../forms/Form.tsx';
import { useContractForm } from '../../forms/useContractForm.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { RinkFields } from './RinkFields.tsx';
import { NO_RINK, rinkBody, type RinkValues } from './rinkValues.ts';
import { type DiscardGuard, useReportedDirt } from '../../forms/useDiscardGuard.ts';
import { useRinkCache } from './useRinkCache.ts';

const resolver = contractResolver<RinkValues>('createRink', { toBody: rinkBody });

/** Registers a rink. */
export function AddRink({ guard }: { readonly guard: DiscardGuard }) {
  const { t } = useTranslation(['rinks', 'common']);
  const readAgain = useRinkCache();
  const form = useContractForm<RinkValues>({
    defaultValues: NO_RINK,
    resolver,
    refusalText,
    onSubmit: async (values) => {
      const { data: rink } = await call('createRink', { body: rinkBody(values) });
      await readAgain();
      showToast(t('added', { name: rink.name }));
      guard.done();
    },
  });
  useReportedDirt(guard, form.methods.formState.isDirty);
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
