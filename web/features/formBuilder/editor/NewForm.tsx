import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { refusalText } from '../../../api/refusalText.ts';
import { EntryFormFields } from '../EntryFormFields.tsx';
import {
  entryFormBody,
  entryFormErrors,
  type EntryFormValues,
  FORM_SHOWN_AT,
  newFormValues,
} from '../entryFormValues.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { EditorShell } from './EditorShell.tsx';
import type { CompetitionOfForm } from '../useCompetitionOfForm.ts';

/** The first form of a draft that has none: it becomes the draft's own. */
export function NewForm({ competition }: { readonly competition: CompetitionOfForm }) {
  const { t } = useTranslation('formBuilder');
  const queries = useQueryClient();
  const { id: competitionId, name } = competition;
  const [resolver] = useState(() =>
    contractResolver<EntryFormValues>('createForm', {
      toBody: (values) => entryFormBody(values, { name, competitionId }),
      also: entryFormErrors,
      shownAt: FORM_SHOWN_AT,
    }),
  );
  const form = useContractForm<EntryFormValues>({
    defaultValues: newFormValues(),
    resolver,
    shownAt: FORM_SHOWN_AT,
    refusalText,
    onSubmit: async (values) => {
      await call('createForm', { body: entryFormBody(values, { name, competitionId }) });
      showToast(t('saved'));
      await queries.invalidateQueries({ queryKey: ['getCompetition'] });
    },
  });
  return (
    <EditorShell form={form} about={competition} submitLabel={t('save')} state={t('bar.unsaved')}>
      <EntryFormFields about={competition} />
    </EditorShell>
  );
}
