import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { FormBuilderFields } from '../FormBuilderFields.tsx';
import {
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  FORM_FIELD_ALIASES,
  newFormValues,
} from '../formBuilderValues.ts';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { FormBuilderShell } from './FormBuilderShell.tsx';
import type { CompetitionOfForm } from '../useCompetitionOfForm.ts';

/** The first form of a draft. */
export function NewForm({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const { id: competitionId, name } = competition;
  const [resolver] = useState(() =>
    contractResolver<FormBuilderValues>('createForm', {
      toRequest: (values) => formRequest(values, { name, competitionId }),
      extraValidation: formBuilderErrors,
      fieldAliases: FORM_FIELD_ALIASES,
    }),
  );
  const form = useContractForm<FormBuilderValues>({
    defaultValues: newFormValues(),
    resolver,
    fieldAliases: FORM_FIELD_ALIASES,
    errorMessage,
    onSubmit: async (values) => {
      await call('createForm', { body: formRequest(values, { name, competitionId }) });
      showToast(t('saved'));
    },
  });
  return (
    <FormBuilderShell form={form} about={competition} submitLabel={t('save')} state={t('bar.unsaved')}>
      <FormBuilderFields about={competition} />
    </FormBuilderShell>
  );
}
