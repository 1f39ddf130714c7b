import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Recovery.module.css';
import { usePrefilledAddress } from './usePrefilledAddress.ts';

const HINTS = ['wait', 'spelling', 'families'] as const;

/** Shows the next step, and help if no mail arrives. */
export function ForgotPasswordSentPage() {
  const { t } = useTranslation('recovery');
  const email = usePrefilledAddress();
  return (
    <AuthLayout
      title={t('sent.title')}
      text={email ? t('sent.text', { email }) : t('sent.textUnknown')}
      homePath={paths.landing}
      foot={
        <p>
          <Link to={paths.login} state={{ email }}>
            {t('sent.back')}
          </Link>
        </p>
      }
    >
      <Stack gap={3} minContent className={styles.words}>
        <p>{t('sent.next')}</p>
        <h2 className={styles.heading}>{t('sent.nothing')}</h2>
        <ul>
          {HINTS.map((hint) => (
            <li key={hint}>{t(`sent.hints.${hint}`)}</li>
          ))}
        </ul>
        <SendAgain email={email} />
      </Stack>
    </AuthLayout>
  );
}

function SendAgain({ email }: { readonly email: string }) {
  const { t } = useTranslation('recovery');
  const [answer, setAnswer] = useState('');
  const send = () => {
    setAnswer('');
    call('requestPasswordReset', { body: { email } }).then(
      () => setAnswer(t('sent.sentAgain')),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <>
      <Row gap={2} className={styles.buttons}>
        {email ? <Button onClick={send}>{t('sent.again')}</Button> : null}
        <LinkButton tone={email ? 'plain' : 'quiet'} to={paths.forgetPassword}>
          {t('sent.other')}
        </LinkButton>
      </Row>
      <Text role="status" size="sm" weight="medium" className={styles.answer}>
        {answer}
      </Text>
    </>
  );
}
