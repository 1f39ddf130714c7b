import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormPassword } from '../../../../forms/FormPassword.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { toCreationOptions } from '../../../../session/passkeys.ts';
import { AccountOfPassword } from '../AccountOfPassword.tsx';
import { deviceOf } from '../device.ts';
import { Text } from '../../../../ui/Text.tsx';

interface PasskeyValues {
  name: string;
  currentPassword: string;
}

const resolver = contractResolver<PasskeyValues>('beginPasskey', {
  toRequest: ({ currentPassword }) => ({ currentPassword }),
});

interface AddPasskeyProps {
  readonly email: string;
  /** Receives the recovery codes, which come only with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds a passkey: asks for the password and a name, then the browser creates the passkey. */
export function AddPasskey({ email, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation('security');
  const [answer, setAnswer] = useState('');
  const usual = t('passkeyDialog.usual', { system: deviceOf(navigator.userAgent).system });
  const form = useContractForm<PasskeyValues>({
    defaultValues: { name: usual.trim(), currentPassword: '' },
    resolver,
    errorMessage,
    fieldAliases: { challenge: 'name', credential: 'name' },
    onSubmit: async ({ name, currentPassword }) => {
      setAnswer('');
      const [{ data }, { startRegistration }] = await Promise.all([
        call('beginPasskey', { body: { currentPassword } }),
        import('@simplewebauthn/browser'),
      ]);
      const created = await startRegistration({ optionsJSON: toCreationOptions(data.options) }).catch(
        (thrown: unknown) => (thrown as Error).name,
      );
      if (typeof created === 'string') {
        setAnswer(t(created === 'InvalidStateError' ? 'passkeyDialog.known' : 'passkeyDialog.cancelled'));
        return;
      }
      const { id, rawId, type, response } = created;
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
      const added = await call('addPasskey', { body: { challenge: data.challenge, name, credential } });
      onAdded(added.data.recoveryCodes);
    },
  });
  return (
    <Form form={form} label={t('passkeyDialog.title')} submitLabel={t('passkeyDialog.submit')}>
      <Text soft size="sm">
        {t('passkeyDialog.text')}
      </Text>
      <AccountOfPassword email={email} />
      <FormTextField<PasskeyValues>
        name="name"
        label={t('passkeyDialog.name')}
        hint={t('passkeyDialog.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <FormPassword<PasskeyValues>
        name="currentPassword"
        label={t('password')}
        autoComplete="current-password"
      />
      <p role="status">{answer}</p>
    </Form>
  );
}
