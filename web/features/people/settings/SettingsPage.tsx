import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { SignInSettings } from '../../../../shared/contract/core/signInSettings.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import { refreshUser } from '../../../session/session.ts';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SignIn.module.css';

const resolver = contractResolver<SignInValues>('updateSignInSettings', {
  toRequest: (values) => ({ ...values, version: 1 }),
});

/** `/admin/settings`: the issuer of receipts, and the log-in rules. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { data: settings, isError, refetch } = useQuery(requestQuery('getSettings'));
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!settings && !isError ? <Spinner /> : null}
      {settings ? <SettingsForm settings={settings} /> : null}
      {settings ? <SignInSection /> : null}
      <PrivacySection />
    </Page>
  );
}

/** The way to what is kept, and what is deleted next. */
function PrivacySection() {
  const { t } = useTranslation('settings');
  return (
    <Stack as="section" gap={4} align="start" className={styles.section} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.title')}</h2>
      <p>{t('privacy.text')}</p>
      <LinkButton to={paths.retention}>{t('privacy.open')}</LinkButton>
    </Stack>
  );
}

interface SignInValues {
  secondFactorRequired: boolean;
}

/** The federation's log-in rules for super administrators and managers. */
function SignInSection() {
  const { t } = useTranslation('settings');
  const { data: settings } = useQuery(requestQuery('getSignInSettings'));
  return settings ? (
    <Stack as="section" gap={4} minContent className={styles.section} aria-labelledby="sign-in">
      <h2 id="sign-in">{t('signIn.title')}</h2>
      <SignInForm key={settings.version} settings={settings} />
    </Stack>
  ) : null;
}

function SignInForm({ settings }: { readonly settings: SignInSettings }) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id: me } = useUser();
  const { form, conflict, choose, dismiss } = useVersionedForm<SignInValues, SignInSettings>({
    stored: settings,
    valuesOf: ({ secondFactorRequired }) => ({ secondFactorRequired }),
    resolver,
    errorMessage,
    me,
    save: async (values, { version }) =>
      (await call('updateSignInSettings', { body: { ...values, version } })).data,
    readNewest: async () => (await call('getSignInSettings')).data,
    onSaved: (saved) => {
      queries.setQueryData(requestQuery('getSignInSettings').queryKey, saved);
      showToast(t('signIn.saved'));
      void addMyFactorFirst();
    },
  });
  return (
    <Form form={form} layout="card" label={t('signIn.title')} submitLabel={t('signIn.save')}>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          onChoose={choose}
          onDismiss={dismiss}
          label={() => t('signIn.required')}
          show={(_path, value) => t(value === true ? 'signIn.on' : 'signIn.off')}
        />
      ) : null}
      <FormCheckbox<SignInValues>
        name="secondFactorRequired"
        title={t('signIn.required')}
        detail={t('signIn.requiredText')}
      />
      <MissingFactorNote />
    </Form>
  );

  /** The new rule may apply to this account: add its factor first, then return to this page. */
  async function addMyFactorFirst() {
    if (!(await refreshUser())?.secondFactorMissing) return;
    rememberReturnPlace(paths.settings);
    await navigate(paths.myAccount);
  }
}

/** Warns if the rule would apply to this account, which has no second factor. */
function MissingFactorNote() {
  const { t } = useTranslation('settings');
  const isRequired = useWatch<SignInValues, 'secondFactorRequired'>({ name: 'secondFactorRequired' });
  const { data: own } = useQuery(requestQuery('listMySecondFactors'));
  const isMissing = own?.authenticator === null && own.passkeys.length === 0;
  return (
    <Text role="status" size="sm" weight="medium" className={styles.note}>
      {isRequired && isMissing ? t('signIn.ownMissing') : null}
    </Text>
  );
}
