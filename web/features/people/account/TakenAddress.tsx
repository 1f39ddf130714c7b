import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import styles from './LogInPage.module.css';

/** The way on for a person whose address has an account already: log-in, with the address filled in. */
export function TakenAddress() {
  const { t } = useTranslation('account');
  const { control } = useFormContext<{ email: string }>();
  const { errors } = useFormState({ control, name: 'email' });
  const email = useWatch({ control, name: 'email' });
  if (errors.email?.type !== 'AlreadyExist') return null;
  return (
    <p className={styles.answer}>
      <Link to={paths.login} state={{ email }}>
        {t('signUp.logInInstead')}
      </Link>
    </p>
  );
}
