import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../shared/contract/types.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { currentTime } from '../../clock.ts';
import { formatDistance } from '../../i18n/formats.ts';
import { canUsePasskeys, isPasskeyOrigin, sameThere } from '../../session/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { Spinner } from '../../ui/Waiting.tsx';
import styles from './MyAccount.module.css';
import { Section } from './Section.tsx';
import { AddAuthenticator } from './AddAuthenticator.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import own from './Security.module.css';

type Factors = DataOf<'listMySecondFactors'>;

interface Factor {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

type Step =
  | { readonly name: 'passkey' | 'authenticator' | 'renew' }
  | { readonly name: 'remove'; readonly factor: Factor }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** What one logs in with besides the password: passkeys, an authenticator app, recovery codes. */
export function SecuritySection({ email }: { readonly email: string }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const factors = useQuery(queryOf('listMySecondFactors'));
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);

  /** Says what was done, shows codes where there are new ones, and asks anew for what has changed. */
  const finish = (done: string | null, codes: readonly string[] | null) => {
    setStep(codes ? { name: 'codes', codes } : null);
    if (done !== null) showToast(done);
    const changed = ['listMySecondFactors', 'listMySessions', 'myAccount'];
    for (const operation of changed) void queries.invalidateQueries({ queryKey: [operation] });
    if (!codes) void queries.invalidateQueries({ queryKey: ['currentUser'] });
  };
  const closeCodes = () => {
    close();
    // An account that had to add a factor is let in only once its codes were shown.
    void queries.invalidateQueries({ queryKey: ['currentUser'] });
  };

  return (
    <Section title={t('title')} text={t('text')}>
      {factors.isPending ? <Spinner /> : null}
      {factors.isError ? <ErrorState onRetry={() => void factors.refetch()} /> : null}
      {factors.data ? <FactorList factors={factors.data} onStep={setStep} /> : null}
      <Dialog isOpen={step?.name === 'passkey'} onClose={close} title={t('passkeyDialog.title')}>
        <AddPasskey email={email} onAdded={(codes) => finish(t('passkeyDialog.done'), codes)} />
      </Dialog>
      <Dialog isOpen={step?.name === 'authenticator'} onClose={close} title={t('authenticatorDialog.title')}>
        <AddAuthenticator email={email} onAdded={(codes) => finish(t('authenticatorDialog.done'), codes)} />
      </Dialog>
      <Dialog isOpen={step?.name === 'renew'} onClose={close} title={t('codes.renew')}>
        <PasswordForm
          operation="renewRecoveryCodes"
          email={email}
          text={t('codes.renewText')}
          label={t('codes.renew')}
          submitLabel={t('codes.renew')}
          onSubmit={async (body) =>
            finish(null, (await call('renewRecoveryCodes', { body })).data.recoveryCodes)
          }
        />
      </Dialog>
      <Dialog
        isOpen={step?.name === 'remove'}
        onClose={close}
        title={t('removeDialog.title', { name: step?.name === 'remove' ? step.factor.name : '' })}
      >
        {step?.name === 'remove' ? (
          <PasswordForm
            operation="removeSecondFactor"
            email={email}
            text={isLast(factors.data) ? t('removeDialog.last') : t('removeDialog.text')}
            label={t('removeDialog.title', { name: step.factor.name })}
            submitLabel={t('removeDialog.submit')}
            onSubmit={async (body) => {
              await call('removeSecondFactor', { params: { factorId: step.factor.id }, body });
              finish(t('removeDialog.done', { name: step.factor.name }), null);
            }}
          />
        ) : null}
      </Dialog>
      <Dialog isOpen={step?.name === 'codes'} onClose={closeCodes} title={t('codes.title')}>
        {step?.name === 'codes' ? (
          <RecoveryCodes codes={step.codes} email={email} onDone={closeCodes} />
        ) : null}
      </Dialog>
    </Section>
  );
}

const countOf = ({ authenticator, passkeys }: Factors) => passkeys.length + (authenticator ? 1 : 0);
const isLast = (factors: Factors | undefined) => factors !== undefined && countOf(factors) === 1;

interface FactorListProps {
  readonly factors: Factors;
  readonly onStep: (step: Step) => void;
}

function FactorList({ factors, onStep }: FactorListProps) {
  const { t } = useTranslation('security');
  const { authenticator, passkeys, recoveryCodesLeft, passkeyOrigin } = factors;
  const listed: Factor[] = [
    ...passkeys,
    ...(authenticator ? [{ ...authenticator, name: t('authenticator') }] : []),
  ];
  const { host } = new URL(passkeyOrigin);
  return (
    <>
      {listed.length === 0 ? <p className={own['soft']}>{t('none')}</p> : null}
      <ul role="list" className={styles['list']}>
        {listed.map((factor) => (
          <FactorItem key={factor.id} factor={factor} onRemove={() => onStep({ name: 'remove', factor })} />
        ))}
        {listed.length > 0 ? (
          <li className={styles['item']}>
            <div className={styles['words']}>
              <h3>{t('codes.title')}</h3>
              <p>{t('codes.left', { count: recoveryCodesLeft })}</p>
            </div>
            <Button onClick={() => onStep({ name: 'renew' })}>{t('codes.renew')}</Button>
          </li>
        ) : null}
      </ul>
      <div className={styles['buttons']}>
        {canUsePasskeys() && isPasskeyOrigin(passkeyOrigin) ? (
          <Button onClick={() => onStep({ name: 'passkey' })}>{t('addPasskey')}</Button>
        ) : null}
        {authenticator ? null : (
          <Button onClick={() => onStep({ name: 'authenticator' })}>{t('addAuthenticator')}</Button>
        )}
      </div>
      {isPasskeyOrigin(passkeyOrigin) ? null : (
        <p className={own['soft']}>
          {t('elsewhere', { host })} <a href={sameThere(passkeyOrigin)}>{t('openThere', { host })}</a>
        </p>
      )}
      {isPasskeyOrigin(passkeyOrigin) && !canUsePasskeys() ? (
        <p className={own['soft']}>{t('unsupported')}</p>
      ) : null}
    </>
  );
}

function FactorItem({ factor, onRemove }: { readonly factor: Factor; readonly onRemove: () => void }) {
  const { t } = useTranslation('security');
  const now = currentTime();
  const added = formatDistance(factor.createdAt, now);
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <h3>{factor.name}</h3>
        <p>
          {factor.lastUsedAt === null
            ? t('added', { added })
            : t('addedUsed', { added, used: formatDistance(factor.lastUsedAt, now) })}
        </p>
      </div>
      <Button aria-label={t('removeName', { name: factor.name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
