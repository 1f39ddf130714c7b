import { Link } from 'react-router-dom';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { competitionOfReturnPlace } from '../../../session/returnPlace.ts';
import styles from './LogInPage.module.css';
import { LogInForm } from './LogInForm.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** The role that each log-in page is for; the general page is for every role. */
const EXPECTED = {
  general: undefined,
  headCoach: 'HEAD_COACH',
  manager: 'MANAGER',
} as const satisfies Record<string, Role | undefined>;

type Door = keyof typeof EXPECTED;

/** One log-in under three addresses: the welcome differs, the account and the landing page do not. */
function LogInPage({ door }: { readonly door: Door }) {
  const { t } = useTranslation('account');
  const isEntering = door === 'general' && competitionOfReturnPlace() !== null;
  const signUp = (
    <p>
      {t('logIn.noAccount')} <Link to={paths.signUp}>{t('logIn.signUp')}</Link>
    </p>
  );
  return (
    <AuthLayout
      title={t(`logIn.doors.${door}.welcome`)}
      homePath={paths.landing}
      text={
        isEntering ? (
          <>
            <p>{t('logIn.keptEntry')}</p>
            {signUp}
          </>
        ) : undefined
      }
      foot={
        <>
          {isEntering ? null : door === 'general' ? signUp : <p>{t('logIn.byInvitation')}</p>}
          <p>
            <Link to={paths.selectLogin}>{t('logIn.otherDoors')}</Link>
          </p>
        </>
      }
    >
      <LogInForm expected={EXPECTED[door]} />
    </AuthLayout>
  );
}

export function GeneralLogInPage() {
  return <LogInPage door="general" />;
}

export function HeadCoachLogInPage() {
  return <LogInPage door="headCoach" />;
}

export function ManagerLogInPage() {
  return <LogInPage door="manager" />;
}

/** Lets people choose their log-in page by role. */
export function SelectLogInPage() {
  const { t } = useTranslation('account');
  const doors = [
    { to: paths.login, title: t('logIn.skater') },
    { to: paths.headCoachLogin, title: t('logIn.headCoach') },
    { to: paths.managerLogin, title: t('logIn.manager') },
  ];
  return (
    <AuthLayout
      title={t('logIn.doors.select.welcome')}
      text={t('logIn.doors.select.text')}
      homePath={paths.landing}
      foot={
        <p>
          {t('logIn.noAccount')} <Link to={paths.signUp}>{t('logIn.signUp')}</Link>
        </p>
      }
    >
      <Stack role="list" as="ul" gap={3} minContent>
        {doors.map(({ to, title }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              <strong>{title}</strong>
            </Link>
          </li>
        ))}
      </Stack>
    </AuthLayout>
  );
}
