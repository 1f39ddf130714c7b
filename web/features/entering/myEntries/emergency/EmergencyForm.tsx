import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { MyEmergency } from '../../../../../shared/contract/entering/entries/emergency.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { FormPhone } from '../../../../forms/FormContact.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Spinner } from '../../../../ui/Waiting.tsx';
import {
  emergencyBody,
  type EmergencyValues,
  emergencyValues,
  familyWithContacts,
} from './emergencyValues.ts';

interface EmergencyFormProps {
  readonly entryId: string;
  readonly people: MyEmergency['people'];
  readonly onDone: () => void;
}

/** The form, filled with the account's data once they are loaded. */
export function EmergencyForm(props: EmergencyFormProps) {
  const account = useQuery(requestQuery('myAccount'));
  if (account.isPending) return <Spinner />;
  return <Fields {...props} family={account.data?.skaters ?? []} />;
}

function Fields({
  entryId,
  people,
  family,
  onDone,
}: EmergencyFormProps & { family: readonly FamilySkater[] }) {
  const { t } = useTranslation(['emergency', 'common']);
  const queries = useQueryClient();
  const toRequest = (values: EmergencyValues) => emergencyBody(people, values);
  const params = { entryId };
  const [resolver] = useState(() => contractResolver<EmergencyValues>('updateEmergency', { toRequest }));
  const form = useContractForm<EmergencyValues>({
    defaultValues: emergencyValues(people, family),
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const { data } = await call('updateEmergency', { params, body: toRequest(values) });
      queries.setQueryData(requestQuery('getEmergency', { params }).queryKey, data);
      showToast(t('saved'));
      onDone();
      await keepInAccount(data.people);
    },
  });

  /** Keeps the data for the next entry. Never rejects: this entry's are stored already. */
  const keepInAccount = async (contacts: MyEmergency['people']) => {
    const query = requestQuery('myAccount');
    const account = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    const skaters = account && familyWithContacts(account, contacts);
    if (!skaters) return;
    const { name, notices, version } = account;
    const body = { name, notices, skaters, version };
    const kept = await call('updateMyAccount', { body, background: true }).catch(() => null);
    if (kept) queries.setQueryData(query.queryKey, kept.data);
  };

  return (
    <Form
      form={form}
      label={t('title')}
      submitLabel={t('save')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      <p>{t('privacy')}</p>
      {people.map(({ fullName }, index) => (
        <FormSection key={fullName} title={fullName}>
          <FormRow>
            <FormTextField<EmergencyValues>
              name={`people.${index}.emergencyContact`}
              label={t('contact')}
              hint={t('contactHint')}
              optional
              autoComplete="off"
              maxLength={120}
            />
            <FormPhone<EmergencyValues>
              name={`people.${index}.emergencyPhone`}
              label={t('phone')}
              hint={t('phoneHint')}
              optional
              maxLength={40}
            />
          </FormRow>
          <FormTextArea<EmergencyValues>
            name={`people.${index}.medicalNote`}
            label={t('note')}
            hint={t('noteHint')}
            optional
            rows={2}
            maxLength={500}
          />
        </FormSection>
      ))}
    </Form>
  );
}
