import { useTranslation } from 'react-i18next';
import { LANDING_PAGE } from '../../shared/domain/accounts/landingPage.ts';
import { Queries } from '../api/Queries.tsx';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { paths } from '../paths.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useSession } from '../session/useSession.ts';

/** The public layout with the logged-in account. */
export function PublicShell() {
  return (
    <Queries>
      <Shell />
    </Queries>
  );
}

function Shell() {
  const { t } = useTranslation('layout');
  const { user, isAuthenticated } = useSession();
  const logOut = useLogOut();
  const known = user ? { name: user.name, homePath: LANDING_PAGE[user.role] } : null;
  return (
    <PublicLayout
      nav={[
        { path: paths.landing, label: t('competitions') },
        { path: paths.checkIsi, label: t('checkIsi') },
      ]}
      user={isAuthenticated === null ? undefined : known}
      homePath={paths.landing}
      logInPath={paths.login}
      signUpPath={paths.signUp}
      onLogOut={logOut}
    />
  );
}
