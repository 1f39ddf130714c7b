import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Form as EntryForm } from '../../../shared/contract/forms.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import {
  entryFormBody,
  type EntryFormValues,
  FORM_SHOWN_AT,
  formValues,
} from '../../entryForm/entryFormValues.ts';
import { FormatsField } from '../../entryForm/FormatsField.tsx';
import { PriceFields } from '../../entryForm/PriceFields.tsx';
import { Form } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { showToast } from '../../ui/toastStore.ts';

interface FormEditorProps {
  readonly competition: Competition;
  readonly form: EntryForm;
}

/** Changes a form; a change that somebody else made in the meantime is never overwritten unseen. */
export function FormEditor({ competition, form: stored }: FormEditorProps) {
  const { t } = useTranslation('entryForm');
  const queries = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { queryKey } = queryOf('getForm', { params: { formId: stored.id } });
  const toBody = (values: EntryFormValues) => ({
    ...entryFormBody(values, { name: stored.name, competitionId: competition.id }),
    version: stored.version,
  });
  const [resolver] = useState(() =>
    contractResolver<EntryFormValues>('updateForm', { toBody, shownAt: FORM_SHOWN_AT }),
  );
  const form = useContractForm<EntryFormValues>({
    defaultValues: formValues(stored),
    resolver,
    refusalText,
    onSubmit: async (values) => {
      const params = { formId: stored.id };
      try {
        const { data } = await call('updateForm', { params, body: toBody(values) });
        showToast(t('saved'));
        queries.setQueryData(queryKey, data);
        await queries.invalidateQueries({ queryKey: ['listCompetitions'] });
        await queries.invalidateQueries({ queryKey: ['getCompetition'] });
      } catch (thrown) {
        setIsOutdated(isApiError(thrown, 'VersionConflict'));
        throw thrown;
      }
    },
  });
  return (
    <>
      {isOutdated ? (
        <ConflictNotice
          title={t('conflict.title')}
          text={t('conflict.text')}
          action={t('conflict.load')}
          onLoad={() => void queries.refetchQueries({ queryKey })}
        />
      ) : null}
      <Form form={form} label={t('formats')} submitLabel={t('save')}>
        <PriceFields currency={competition.currency} />
        <FormatsField />
      </Form>
    </>
  );
}
