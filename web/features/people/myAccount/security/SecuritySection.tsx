import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { takeReturnPlace } from '../../../../session/takeReturnPlace.ts';
import { refreshUser } from '../../../../session/session.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { AddAuthenticator } from './AddAuthenticator.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { type Factor, FactorList, isLast } from './FactorList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { stackClasses } from '../../../../ui/look.ts';

type Step =
  | { readonly name: 'passkey' | 'authenticator' | 'renew' }
  | { readonly name: 'remove'; readonly factor: Factor }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly goesOn: boolean };

/** The account's second factors: passkeys, an authenticator app, recovery codes. */
export function SecuritySection({ email }: { readonly email: string }) {
  const { t } = useTranslation('security');
  const factors = useQuery(requestQuery('listMySecondFactors'));
  const navigate = useNavigate();
  const { role, secondFactorMissing = false } = useUser();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const list = useRef<HTMLDivElement>(null);
  const [hasChanged, setHasChanged] = useState(false);

  // Focuses the codes rather than the close button: a second Enter would lose codes that are shown once.
  const codeList = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (step?.name === 'codes') codeList.current?.focus();
  }, [step]);

  // The button that started a change may be gone, so the focus moves to the list.
  useEffect(() => {
    if (hasChanged && !step && document.activeElement === document.body) list.current?.focus();
  }, [hasChanged, step, factors.data]);

  const finish = (done: string | null, codes: readonly string[] | null) => {
    setStep(codes ? { name: 'codes', codes, goesOn: secondFactorMissing } : null);
    setHasChanged(true);
    if (done !== null) showToast(done);
    // With new codes on screen the session is refreshed by closeCodes, since the refresh may leave the page.
    if (!codes) void refreshUser();
  };
  const closeCodes = async (goesOn: boolean) => {
    close();
    // An account that had to add a factor continues to the page it first opened.
    await refreshUser();
    if (goesOn && role) await navigate(takeReturnPlace(role));
  };
  const codes = step?.name === 'codes' ? step : null;
  const leaveCodes = () => void closeCodes(codes?.goesOn ?? false);

  return (
    <AccountSection part="security" title={t('title')}>
      {factors.isPending ? <Spinner /> : null}
      {factors.isError ? <ErrorState onRetry={() => void factors.refetch()} /> : null}
      {factors.data ? (
        <div
          ref={list}
          role="group"
          aria-label={t('title')}
          tabIndex={-1}
          className={joinClasses(stackClasses(4), styles.factors)}
        >
          <FactorList
            factors={factors.data}
            isNeeded={secondFactorMissing}
            onAdd={(name) => setStep({ name })}
            onRenew={() => setStep({ name: 'renew' })}
            onRemove={(factor) => setStep({ name: 'remove', factor })}
          />
        </div>
      ) : null}
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
            text={factors.data && isLast(factors.data) ? t('removeDialog.last') : t('removeDialog.text')}
            label={t('removeDialog.title', { name: step.factor.name })}
            submitLabel={t('removeDialog.submit')}
            onSubmit={async (body) => {
              await call('removeSecondFactor', { params: { factorId: step.factor.id }, body });
              finish(t('removeDialog.done', { name: step.factor.name }), null);
            }}
          />
        ) : null}
      </Dialog>
      <Dialog
        isOpen={codes !== null}
        onClose={leaveCodes}
        closesOutside={false}
        title={t('codes.title')}
        actions={
          <Button tone="primary" onClick={leaveCodes}>
            {t('codes.done')}
          </Button>
        }
      >
        {codes ? <RecoveryCodes ref={codeList} codes={codes.codes} email={email} /> : null}
      </Dialog>
    </AccountSection>
  );
}
