import { useState } from 'react';
import type { SessionUser } from '../../../../shared/contract/people/accounts/authentication.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import {
  canUsePasskeys,
  isPasskeyOrigin,
  sameAddressThere,
  signWithPasskey,
} from '../../../session/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './LogInPage.module.css';
import { problemText } from './problemText.ts';

/** Log-in by passkey, which replaces the address, the password and the second step. */
export function PasskeyLogIn({ onEnter }: { readonly onEnter: (user: SessionUser) => Promise<void> }) {
  const { t } = useTranslation('account');
  const [problem, setProblem] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;
  const logIn = async () => {
    setProblem(null);
    try {
      const { data } = await call('beginPasskeyLogIn');
      const { challenge, options, passkeyOrigin } = data;
      if (!isPasskeyOrigin(passkeyOrigin)) {
        setElsewhere(passkeyOrigin);
        return;
      }
      const credential = await signWithPasskey(options);
      const body = { method: 'passkey', challenge, credential } as const;
      await onEnter((await call('logInWithSecondFactor', { body })).data);
    } catch (thrown) {
      setProblem(problemText(thrown) ?? t('passkey.cancelled'));
    }
  };
  return (
    <Stack gap={2} minContent className={styles.passkey}>
      <Button onClick={() => void logIn()}>{t('passkey.logIn')}</Button>
      <Text role="status" soft size="sm" className={styles.answer}>
        {problem}
        {elsewhere ? <OtherOriginNote passkeyOrigin={elsewhere} /> : null}
      </Text>
    </Stack>
  );
}

/** Links to the same page on the origin where passkeys work. */
export function OtherOriginNote({ passkeyOrigin }: { readonly passkeyOrigin: string }) {
  const { t } = useTranslation('account');
  const { host } = new URL(passkeyOrigin);
  return (
    <>
      {t('passkey.elsewhere', { host })}{' '}
      <a href={sameAddressThere(passkeyOrigin)}>{t('passkey.openThere', { host })}</a>
    </>
  );
}
