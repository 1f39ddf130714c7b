import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/contract/settings.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormTextArea } from '../../form/FormTextArea.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { ReloadNotice } from '../../ui/ReloadNotice.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { settingsBody, settingsValues, type SettingsValues } from './settingsValues.ts';

const resolver = contractResolver<SettingsValues>('updateSettings', {
  toBody: (values) => settingsBody(values, 1),
});

/** What receipts say of the federation. Those that were issued stay as they are. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { queryKey } = queryOf('getSettings');
  const form = useContractForm<SettingsValues>({
    defaultValues: settingsValues(settings),
    resolver,
    refusalText,
    onSubmit: async (values) => {
      try {
        const { data } = await call('updateSettings', { body: settingsBody(values, settings.version) });
        queries.setQueryData(queryKey, data);
        form.methods.reset(settingsValues(data));
        setIsOutdated(false);
        showToast(t('saved'));
      } catch (thrown) {
        setIsOutdated(isApiError(thrown, 'VersionConflict'));
        throw thrown;
      }
    },
  });
  return (
    <>
      {isOutdated ? (
        <ReloadNotice
          title={t('conflict.title')}
          text={t('conflict.text')}
          action={t('conflict.load')}
          onLoad={() => void queries.refetchQueries({ queryKey }).then(() => setIsOutdated(false))}
        />
      ) : null}
      <Form form={form} label={t('title')} submitLabel={t('save')}>
        <FormTextField<SettingsValues>
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="organization"
        />
        <FormTextArea<SettingsValues>
          name="address"
          label={t('address')}
          optional
          rows={4}
          autoComplete="off"
        />
        <FormTextField<SettingsValues>
          name="registrationNumber"
          label={t('registrationNumber')}
          optional
          autoComplete="off"
        />
        <FormTextField<SettingsValues>
          name="taxLine"
          label={t('taxLine')}
          hint={t('taxLineHint')}
          optional
          autoComplete="off"
        />
      </Form>
    </>
  );
}
