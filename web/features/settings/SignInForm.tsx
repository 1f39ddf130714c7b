import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInSettings } from '../../../shared/contract/signInSettings.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { ReloadNotice } from '../../ui/ReloadNotice.tsx';
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

function SignInForm({ settings: { secondFactorRequired, version } }: { readonly settings: SignInSettings }) {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { queryKey } = queryOf('getSignInSettings');
  const toBody = (values: SignInValues) => ({ ...values, version });
  const [resolver] = useState(() => contractResolver<SignInValues>('updateSignInSettings', { toBody }));
  const form = useContractForm<SignInValues>({
    defaultValues: { secondFactorRequired },
    resolver,
    refusalText,
    onSubmit: async (values) => {
      try {
        const { data } = await call('updateSignInSettings', { body: toBody(values) });
        queries.setQueryData(queryKey, data);
        showToast(t('signIn.saved'));
        // The own account may need a second step from now on.
        await queries.invalidateQueries({ queryKey: ['currentUser'] });
      } catch (thrown) {
        setIsOutdated(isApiError(thrown, 'VersionConflict'));
        throw thrown;
      }
    },
  });
  return (
    <>
      {isOutdated ? (
        <ReloadNotice
          title={t('conflict.title')}
          text={t('conflict.text')}
          action={t('conflict.load')}
          onLoad={() => void queries.refetchQueries({ queryKey })}
        />
      ) : null}
      <Form form={form} label={t('signIn.title')} submitLabel={t('signIn.save')}>
        <FormCheckbox<SignInValues>
          name="secondFactorRequired"
          title={t('signIn.required')}
          detail={t('signIn.requiredText')}
        />
      </Form>
    </>
  );
}
