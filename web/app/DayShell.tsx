import { LANDING_PAGE } from '../../shared/domain/people/accounts/landingPage.ts';
import { Queries } from '../api/Queries.tsx';
import { CodeBar } from '../features/day/codes/index.ts';
import { DayLayout } from '../layout/DayLayout.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

/** Pages of the day that a code opens, or an account that may. */
export function DayShell() {
  return (
    <Queries>
      <Shell />
    </Queries>
  );
}

function Shell() {
  const { user } = useSession();
  return (
    <DayLayout homePath={paths.landing} myPath={user ? LANDING_PAGE[user.role] : null} bar={<CodeBar />} />
  );
}
