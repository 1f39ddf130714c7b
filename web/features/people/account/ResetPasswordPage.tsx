import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Recovery.module.css';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';

type Stage = { readonly name: 'asked' | 'refused' } | { readonly name: 'done'; readonly email: string };

/** Sets a password by a mailed link: after a forgotten password, or the first one after an invitation. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isInvited = search.has('invited');
  const [stage, setStage] = useState<Stage>({ name: token === '' ? 'refused' : 'asked' });

  if (stage.name === 'done') {
    const { email } = stage;
    return (
      <AuthLayout
        title={isInvited ? t('reset.invitedDone') : t('reset.done')}
        text={isInvited ? t('reset.invitedDoneText', { email }) : t('reset.doneText', { email })}
        homePath={paths.landing}
      >
        <LinkButton tone="primary" to={paths.login} state={{ email }}>
          {t('reset.logIn')}
        </LinkButton>
      </AuthLayout>
    );
  }
  if (stage.name === 'refused') {
    return (
      <AuthLayout
        title={t('reset.badTitle')}
        text={isInvited ? t('reset.badInvitedText') : t('reset.badText')}
        homePath={paths.landing}
      >
        <Row gap={2} className={styles.buttons}>
          {isInvited ? null : (
            <LinkButton tone="primary" to={paths.forgetPassword}>
              {t('reset.ask')}
            </LinkButton>
          )}
          <LinkButton to={paths.login}>{t('reset.logIn')}</LinkButton>
        </Row>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={isInvited ? t('reset.invitedTitle') : t('reset.title')}
      text={isInvited ? t('reset.invitedText') : t('reset.text')}
      homePath={paths.landing}
    >
      <ResetPasswordForm
        token={token}
        onDone={(email) => setStage({ name: 'done', email })}
        onInvalidLink={() => setStage({ name: 'refused' })}
      />
    </AuthLayout>
  );
}

interface ResetValues {
  password: string;
}
interface ResetPasswordFormProps {
  readonly token: string;
  /** Receives the address of the account whose password was set. */
  readonly onDone: (email: string) => void;
  /** Called if the link has expired or was used. */
  readonly onInvalidLink: () => void;
}
/** Sets the new password. An expired link is not a field error, so `onInvalidLink` handles it. */
function ResetPasswordForm({ token, onDone, onInvalidLink }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const toRequest = ({ password }: ResetValues) => ({ token, password });
  const [resolver] = useState(() => contractResolver<ResetValues>('resetPassword', { toRequest }));
  const form = useContractForm<ResetValues>({
    defaultValues: { password: '' },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      try {
        const { data } = await call('resetPassword', { body: toRequest(values) });
        onDone(data.email);
      } catch (thrown) {
        if (!isApiError(thrown) || !thrown.errors.some(({ field }) => field === 'token')) throw thrown;
        onInvalidLink();
      }
    },
  });
  return (
    <Form form={form} layout="card" submitLabel={t('reset.submit')} label={t('reset.title')}>
      <FormPassword<ResetValues>
        name="password"
        label={t('reset.password')}
        hint={t('reset.hint')}
        autoComplete="new-password"
      />
    </Form>
  );
}
