import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { QrCode } from '../../../../ui/QrCode.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Security.module.css';

interface AddAuthenticatorProps {
  readonly email: string;
  /** Receives the recovery codes, which come only with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds an authenticator app: asks for the password, shows the key, then verifies a code. */
export function AddAuthenticator({ email, onAdded }: AddAuthenticatorProps) {
  const { t } = useTranslation('security');
  const [begun, setBegun] = useState<DataOf<'beginAuthenticator'> | null>(null);
  if (begun) return <ConfirmCode begun={begun} onAdded={onAdded} />;
  return (
    <PasswordForm
      operation="beginAuthenticator"
      email={email}
      text={t('authenticatorDialog.text')}
      submitLabel={t('authenticatorDialog.start')}
      label={t('authenticatorDialog.title')}
      onSubmit={async (body) => setBegun((await call('beginAuthenticator', { body })).data)}
    />
  );
}

interface CodeValues {
  code: string;
}

function ConfirmCode({
  begun: { challenge, secret, uri },
  onAdded,
}: Pick<AddAuthenticatorProps, 'onAdded'> & { readonly begun: DataOf<'beginAuthenticator'> }) {
  const { t } = useTranslation('security');
  const toRequest = ({ code }: CodeValues) => ({ challenge, code });
  const [resolver] = useState(() => contractResolver<CodeValues>('addAuthenticator', { toRequest }));
  const form = useContractForm<CodeValues>({
    defaultValues: { code: '' },
    resolver,
    errorMessage,
    fieldAliases: { challenge: 'code' },
    onSubmit: async (values) =>
      onAdded((await call('addAuthenticator', { body: toRequest(values) })).data.recoveryCodes),
  });
  const instruction = useRef<HTMLParagraphElement>(null);
  // Focuses the instruction: a focused field would open a phone's keyboard over the QR code.
  useEffect(() => instruction.current?.focus(), []);
  return (
    <>
      <Stack gap={4} align="start" minContent className={styles.scan}>
        <p ref={instruction} tabIndex={-1}>
          {t('authenticatorDialog.scan')}
        </p>
        <QrCode text={uri} label={t('authenticatorDialog.qr')} />
        <Text soft size="sm">
          {t('authenticatorDialog.byHand')}
        </Text>
        <Text weight="strong" figures breaks className={styles.key}>
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Text>
        <CopyText text={secret} label={t('authenticatorDialog.copyKey')} />
      </Stack>
      <Form form={form} label={t('authenticatorDialog.title')} submitLabel={t('authenticatorDialog.submit')}>
        <FormTextField<CodeValues>
          name="code"
          label={t('authenticatorDialog.code')}
          hint={t('authenticatorDialog.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
        />
      </Form>
    </>
  );
}
