import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignInSettings } from '../../../shared/contract/signInSettings.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { ConflictNotice } from '../../form/ConflictNotice.tsx';
import { Form } from '../../form/Form.tsx';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import { useVersionedForm } from '../../form/useVersionedForm.ts';
import { useUser } from '../../session/useSession.ts';
import { showToast } from '../../ui/toastStore.ts';
import styles from './SignIn.module.css';

interface SignInValues {
  secondFactorRequired: boolean;
}

/** What the federation asks of those who run its competitions when they log in. */
export function SignInSection() {
  const { t } = useTranslation('settings');
  const { data: settings } = useQuery(queryOf('getSignInSettings'));
  return settings ? (
    <section className={styles['section']} aria-labelledby="sign-in">
      <h2 id="sign-in">{t('signIn.title')}</h2>
      <SignInForm key={settings.version} settings={settings} />
    </section>
  ) : null;
}

const resolver = contractResolver<SignInValues>('updateSignInSettings', {
  toBody: (values) => ({ ...values, version: 1 }),
});

function SignInForm({ settings }: { readonly settings: SignInSettings }) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const { id: me } = useUser();
  const { form, conflict, choose, dismiss } = useVersionedForm<SignInValues, SignInSettings>({
    stored: settings,
    valuesOf: ({ secondFactorRequired }) => ({ secondFactorRequired }),
    resolver,
    refusalText,
    me,
    save: async (values, { version }) =>
      (await call('updateSignInSettings', { body: { ...values, version } })).data,
    readNewest: async () => (await call('getSignInSettings')).data,
    onSaved: (saved) => {
      queries.setQueryData(queryOf('getSignInSettings').queryKey, saved);
      showToast(t('signIn.saved'));
      // The own account may need a second step from now on.
      void queries.invalidateQueries({ queryKey: ['currentUser'] });
    },
  });
  return (
    <Form form={form} label={t('signIn.title')} submitLabel={t('signIn.save')}>
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
    </Form>
  );
}
