import { useLocation } from 'react-router-dom';
import { LANDING_PAGE } from '../../shared/domain/people/accounts/landingPage.ts';
import { Queries } from '../api/Queries.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { paths } from '../paths.ts';
import { rememberReturnPlace } from '../session/returnPlace.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { hasOwnDay, useSession } from '../session/useSession.ts';

/** The public layout with the logged-in account. */
export function PublicShell() {
  return (
    <Queries>
      <Shell />
    </Queries>
  );
}

/** Pages that log-in and sign-up from the header lead back to. */
const FORMS = new Set([paths.individualForm(), paths.teamForm(), paths.danceForm()]);

function Shell() {
  const { t } = useTranslation('layout');
  const { user, isAuthenticated } = useSession();
  const logOut = useLogOut();
  const { pathname, search } = useLocation();
  const known = user ? { name: user.name, homePath: LANDING_PAGE[user.role] } : null;
  return (
    <PublicLayout
      nav={[
        { path: paths.landing, label: t('competitions') },
        { path: paths.latestResults, label: t('results') },
        ...(user && hasOwnDay(user.role) ? [{ path: paths.myDay(), label: t('myDay') }] : []),
        { path: paths.checkIsi, label: t('checkIsi') },
      ]}
      user={isAuthenticated === null ? undefined : known}
      homePath={paths.landing}
      logInPath={paths.login}
      signUpPath={paths.signUp}
      privacyPath={paths.privacy}
      onLogIn={() => {
        if (FORMS.has(pathname)) rememberReturnPlace(pathname + search);
      }}
      onLogOut={logOut}
    />
  );
}
