import { useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../../../../shared/contract/core/settings.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { ACCENTS } from '../../../../shared/domain/core/accent.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { FormPicture } from '../../../forms/uploads/FormPicture.tsx';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { showToast } from '../../../ui/toastStore.ts';

const resolver = contractResolver<SettingsValues>('updateSettings', {
  toRequest: (values) => settingsBody(values, 1),
});

/** The federation's details on receipts. Receipts already issued keep the earlier ones. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'competitionFields']);
  const queries = useQueryClient();
  const { id: me } = useUser();
  const { queryKey } = requestQuery('getSettings');
  const { form, conflict, choose, dismiss } = useVersionedForm<SettingsValues, Settings>({
    stored: settings,
    valuesOf: settingsValues,
    resolver,
    errorMessage,
    me,
    save: async (values, { version }) =>
      (await call('updateSettings', { body: settingsBody(values, version) })).data,
    readNewest: async () => (await call('getSettings', { fresh: true })).data,
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.methods.reset(settingsValues(saved));
      showToast(t('saved'));
    },
  });
  return (
    <Form form={form} label={t('title')} submitLabel={t('save')}>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          onChoose={choose}
          onDismiss={dismiss}
          label={([field]) => t(field as keyof SettingsValues)}
          show={(_path, value) => String(value ?? '')}
        />
      ) : null}
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
      <FormPicture<SettingsValues> name="logo" kind="letterhead" label={t('logo')} optional />
      <FormSelect<SettingsValues>
        name="accent"
        label={t('accent')}
        options={ACCENTS.map((value) => ({ value, label: t(`competitionFields:accents.${value}`) }))}
        optional
      />
    </Form>
  );
}

/** The values of the form; '' stands for unknown. */
interface SettingsValues {
  name: string;
  address: string;
  taxLine: string;
  registrationNumber: string;
  logo: string;
  accent: string;
}

function settingsValues(settings: Settings): SettingsValues {
  const { name, address, taxLine, registrationNumber, logo, accent } = settings;
  return {
    name: name ?? '',
    address: address ?? '',
    taxLine: taxLine ?? '',
    registrationNumber: registrationNumber ?? '',
    logo: logo ?? '',
    accent: accent ?? '',
  };
}

function settingsBody(values: SettingsValues, version: number): BodyOf<'updateSettings'> {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    name: values.name,
    address: orNull(values.address),
    taxLine: orNull(values.taxLine),
    registrationNumber: orNull(values.registrationNumber),
    logo: orNull(values.logo),
    accent: ACCENTS.find((accent) => accent === values.accent) ?? null,
    version,
  };
}
