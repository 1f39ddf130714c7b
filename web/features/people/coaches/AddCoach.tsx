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
import { CoachFields } from './CoachFields.tsx';
import { coachBody, type CoachRecordValues, NO_COACH } from './coachValues.ts';

const resolver = contractResolver<CoachRecordValues>('createCoach', { toRequest: coachBody });

export function AddCoach({ guard }: { readonly guard: DiscardGuard }) {
  const { t } = useTranslation(['coaches', 'common']);
  const form = useContractForm<CoachRecordValues>({
    defaultValues: NO_COACH,
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data: coach } = await call('createCoach', { body: coachBody(values) });
      await whenRefetched();
      showToast(t('added', { name: coach.name }));
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
      <CoachFields />
    </Form>
  );
}
