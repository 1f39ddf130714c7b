import { useState } from 'react';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormRow } from '../../../../forms/Form.tsx';
import { FormEmail } from '../../../../forms/FormContact.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import styles from './CheckStep.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

interface ManagerValues {
  name: string;
  email: string;
}

/** Invites the manager of a competition by email; publishing does not wait for it. */
export function InviteManager({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('competitionSetup');
  const [invited, setInvited] = useState<readonly string[]>([]);
  const toRequest = ({ name, email }: ManagerValues): BodyOf<'inviteUser'> => ({
    name,
    email,
    role: 'MANAGER',
    rinkId: null,
    competitionId,
  });
  const form = useContractForm<ManagerValues>({
    defaultValues: { name: '', email: '' },
    resolver: contractResolver<ManagerValues>('inviteUser', { toRequest }),
    errorMessage,
    onSubmit: async (values) => {
      const { data } = await call('inviteUser', { body: toRequest(values) });
      setInvited((before) => [...before, data.email]);
      form.methods.reset();
    },
  });
  return (
    <Stack as="section" gap={4} frame="card" className={styles.findings} aria-label={t('manager.title')}>
      <h3>{t('manager.title')}</h3>
      <p>{t('manager.text')}</p>
      <div role="status">
        {invited.map((email) => (
          <p key={email}>{t('manager.invited', { email })}</p>
        ))}
      </div>
      <Form form={form} label={t('manager.title')} submitLabel={t('manager.send')}>
        <FormRow>
          <FormEmail<ManagerValues> name="name" label={t('manager.name')} autoComplete="off" />
          <FormTextField<ManagerValues> name="email" label={t('manager.email')} />
        </FormRow>
      </Form>
    </Stack>
  );
}
