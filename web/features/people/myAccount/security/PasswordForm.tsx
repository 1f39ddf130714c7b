import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Operation } from '../../../../../shared/contract/routes.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormPassword } from '../../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { AccountOfPassword } from '../AccountOfPassword.tsx';
import { Text } from '../../../../ui/Text.tsx';

interface PasswordValues {
  currentPassword: string;
}

interface PasswordFormProps {
  /** An operation whose body is only the password. */
  readonly operation: Operation;
  readonly email: string;
  readonly text: ReactNode;
  readonly label: string;
  readonly submitLabel: string;
  readonly onSubmit: (body: PasswordValues) => Promise<void>;
}

/** Asks for the password again before the account's log-in is changed. */
export function PasswordForm({ operation, email, text, label, submitLabel, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation('security');
  const [resolver] = useState(() => contractResolver<PasswordValues>(operation));
  const form = useContractForm<PasswordValues>({
    defaultValues: { currentPassword: '' },
    resolver,
    errorMessage,
    onSubmit,
  });
  return (
    <Form form={form} label={label} submitLabel={submitLabel}>
      <Text soft size="sm">
        {text}
      </Text>
      <AccountOfPassword email={email} />
      <FormPassword<PasswordValues>
        name="currentPassword"
        label={t('password')}
        autoComplete="current-password"
      />
    </Form>
  );
}
