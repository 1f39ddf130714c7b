import { useEffect, useRef, useState } from 'react';
import type {
  SecondFactorNeeded,
  SessionUser,
} from '../../../../shared/contract/people/accounts/authentication.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { canUsePasskeys, isPasskeyOrigin, signWithPasskey } from '../../../session/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './LogInPage.module.css';
import { OtherOriginNote } from './PasskeyLogIn.tsx';
import { problemText } from './problemText.ts';

type Method = SecondFactorNeeded['methods'][number];

interface SecondStepProps {
  readonly asked: SecondFactorNeeded;
  readonly onEnter: (user: SessionUser) => Promise<void>;
  readonly onStartAgain: () => void;
}

/** The second step of a log-in. It offers the account's strongest method first, the others on request. */
export function SecondStep({ asked, onEnter, onStartAgain }: SecondStepProps) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const [method, setMethod] = useState<Method>(asked.methods[0] ?? 'recoveryCode');
  const others = asked.methods.filter((other) => other !== method);
  // The code field takes the focus itself; the passkey step has no field, so focus its heading.
  useEffect(() => {
    if (method === 'passkey') heading.current?.focus();
  }, [method]);
  return (
    <Stack gap={4} minContent>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t('secondStep.title')}
      </h2>
      {method === 'passkey' ? (
        <PasskeyStep asked={asked} onEnter={onEnter} />
      ) : (
        <CodeStep key={method} method={method} challenge={asked.challenge} onEnter={onEnter} />
      )}
      <Stack gap={1} minContent className={styles.others}>
        {others.map((other) => (
          <Button key={other} tone="plain" onClick={() => setMethod(other)}>
            {t(`secondStep.use.${other}`)}
          </Button>
        ))}
        <Button tone="plain" onClick={onStartAgain}>
          {t('secondStep.startAgain')}
        </Button>
      </Stack>
    </Stack>
  );
}

function PasskeyStep({ asked, onEnter }: Pick<SecondStepProps, 'asked' | 'onEnter'>) {
  const { t } = useTranslation('account');
  const [problem, setProblem] = useState<string | null>(null);
  const { challenge, passkey, passkeyOrigin } = asked;
  if (!isPasskeyOrigin(passkeyOrigin)) {
    return (
      <Text soft size="sm" className={styles.answer}>
        <OtherOriginNote passkeyOrigin={passkeyOrigin} />
      </Text>
    );
  }
  if (!passkey || !canUsePasskeys())
    return (
      <Text soft size="sm" className={styles.answer}>
        {t('passkey.unsupported')}
      </Text>
    );
  const confirm = async () => {
    setProblem(null);
    try {
      const credential = await signWithPasskey(passkey);
      const body = { method: 'passkey', challenge, credential } as const;
      await onEnter((await call('logInWithSecondFactor', { body })).data);
    } catch (thrown) {
      setProblem(problemText(thrown) ?? t('passkey.cancelled'));
    }
  };
  return (
    <>
      <Text soft size="sm" className={styles.answer}>
        {t('secondStep.passkeyText')}
      </Text>
      <Button tone="primary" onClick={() => void confirm()}>
        {t('secondStep.usePasskey')}
      </Button>
      <Text role="status" soft size="sm" className={styles.answer}>
        {problem}
      </Text>
    </>
  );
}

interface CodeValues {
  code: string;
}

interface CodeStepProps extends Pick<SecondStepProps, 'onEnter'> {
  readonly method: Exclude<Method, 'passkey'>;
  readonly challenge: string;
}

function CodeStep({ method, challenge, onEnter }: CodeStepProps) {
  const { t } = useTranslation('account');
  const toRequest = ({ code }: CodeValues) => ({ method, challenge, code });
  const [resolver] = useState(() => contractResolver<CodeValues>('logInWithSecondFactor', { toRequest }));
  const form = useContractForm<CodeValues>({
    defaultValues: { code: '' },
    resolver,
    errorMessage,
    fieldAliases: { challenge: 'code' },
    onSubmit: async (values) =>
      onEnter((await call('logInWithSecondFactor', { body: toRequest(values) })).data),
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  const isApp = method === 'authenticator';
  return (
    <Form
      form={form}
      layout="card"
      isSaving={false}
      label={t('secondStep.title')}
      submitLabel={t('secondStep.submit')}
    >
      <FormTextField<CodeValues>
        name="code"
        label={t(`secondStep.${method}.label`)}
        hint={t(`secondStep.${method}.hint`)}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize={isApp ? 'none' : 'characters'}
        spellCheck={false}
      />
    </Form>
  );
}
