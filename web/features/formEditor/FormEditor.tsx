import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Form as EntryForm } from '../../../shared/contract/forms.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import {
  entryFormBody,
  type EntryFormValues,
  FORM_SHOWN_AT,
  formValues,
} from '../../entryForm/entryFormValues.ts';
import { FormatsField } from '../../entryForm/FormatsField.tsx';
import { PriceFields } from '../../entryForm/PriceFields.tsx';
import { useShownFormValues } from '../../entryForm/useShownFormValues.ts';
import { ConflictNotice } from '../../form/ConflictNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { useVersionedForm } from '../../form/useVersionedForm.ts';
import { useUser } from '../../session/useSession.ts';
import { showToast } from '../../ui/toastStore.ts';

interface FormEditorProps {
  readonly competition: Competition;
  readonly form: EntryForm;
}

/** Changes a form; a change that somebody else made in the meantime is never overwritten unseen. */
export function FormEditor({ competition, form: opened }: FormEditorProps) {
  const { t } = useTranslation('entryForm');
  const queries = useQueryClient();
  const { id: me } = useUser();
  const shown = useShownFormValues(competition.currency);
  const params = { formId: opened.id };
  const bodyOf = (values: EntryFormValues, { name, version }: EntryForm) => ({
    ...entryFormBody(values, { name, competitionId: competition.id }),
    version,
  });
  const [resolver] = useState(() =>
    contractResolver<EntryFormValues>('updateForm', {
      toBody: (values) => bodyOf(values, opened),
      shownAt: FORM_SHOWN_AT,
    }),
  );
  const { form, conflict, choose, dismiss } = useVersionedForm<EntryFormValues, EntryForm>({
    stored: opened,
    valuesOf: formValues,
    resolver,
    refusalText,
    me,
    save: async (values, stored) => (await call('updateForm', { params, body: bodyOf(values, stored) })).data,
    readNewest: async () => (await call('getForm', { params, fresh: true })).data,
    onSaved: () => {
      showToast(t('saved'));
      for (const operation of ['getForm', 'getCompetition', 'listCompetitions']) {
        void queries.invalidateQueries({ queryKey: [operation] });
      }
    },
  });
  return (
    <Form form={form} label={t('formats')} submitLabel={t('save')}>
      {conflict ? (
        <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...shown} />
      ) : null}
      <PriceFields currency={competition.currency} />
      <FormatsField />
    </Form>
  );
}
