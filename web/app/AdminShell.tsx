import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState, type ComponentProps } from 'react';
import { Outlet, useLoaderData, useLocation, useRevalidator, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/people/accounts/authentication.ts';
import { LANDING_PAGE } from '../../shared/domain/people/accounts/landingPage.ts';
import { isRehearsal } from '../../shared/domain/core/competitions/rehearsalId.ts';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { Queries } from '../api/Queries.tsx';
import { requestQuery } from '../api/queries.ts';
import { addRoutes } from '../api/routeTable.ts';
import {
  COMPETITION_PARAMETER,
  CompetitionChoice,
  isOfOthers,
  rememberCompetition,
  useChosenCompetition,
} from '../features/entering/competitionChoice/index.ts';
import { currentTime } from '../clock.ts';
import { TodayCards } from '../features/public/mySchedule/index.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { BelowHeading } from '../layout/belowHeading.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { laterPart } from '../laterPart.ts';
import { paths } from '../paths.ts';
import type { AdminEntry } from '../session/guards.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useKnownUser, useSession } from '../session/useSession.ts';
import { Skeleton } from '../ui/Waiting.tsx';
import styles from './AdminShell.module.css';
import { heldToday } from './resultsOfToday.ts';
import { UnknownSession } from './UnknownSession.tsx';
import { hasCompetitionChoice, useMenu } from './useMenu.ts';

// A visitor's first load leaves these out.
addRoutes(ACCOUNT_INDEX);
addCatalogues(LATER_CATALOGUES);

const CompetitionOfOthers = laterPart(
  async () => (await import('./CompetitionOfOthers.tsx')).CompetitionOfOthers,
  'competitionSetup',
);

/** The admin layout with the role's menu and its competition. */
export function AdminShell() {
  const { isUserKnown } = useLoaderData<AdminEntry>();
  return <Queries>{isUserKnown ? <KnownSession /> : <UnknownSession />}</Queries>;
}

/** The session may turn out to have ended while a page is open that the device has kept: its loader then leaves. */
function KnownSession() {
  const hasEnded = useSession().isAuthenticated === false;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (hasEnded) void revalidate();
  }, [hasEnded, revalidate]);
  return hasEnded ? null : <Shell />;
}

function Shell() {
  const { t } = useTranslation('common');
  const user = useKnownUser();
  const [search] = useSearchParams();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const isStart =
    (pathname === paths.admin || pathname === LANDING_PAGE[user.role]) && !user.secondFactorMissing;
  const [isAwaited, show] = useAwaited(isStart);
  const hasChoice = hasCompetitionChoice(user.role, pathname);
  const { competition, missing } = useChosenCompetition({ isWanted: hasChoice || user.role === 'MANAGER' });
  const used = hasChoice && missing !== 'unknown' ? search.get(COMPETITION_PARAMETER) : null;
  useEffect(() => {
    if (used !== null && !isRehearsal(used)) rememberCompetition(user.id, used);
  }, [user.id, used]);
  const { items, groups } = useMenu(
    user,
    hasChoice ? competition : undefined,
    user.role === 'MANAGER' ? competition : undefined,
  );
  const startCards = isStart ? (
    <div className={styles.cards}>
      {isAwaited ? (
        <div className={styles.skeleton}>
          <Skeleton height="300px" />
        </div>
      ) : null}
      <Suspense fallback={null}>
        <StartCards isHome={pathname === paths.admin} onKnown={isAwaited ? show : undefined} />
      </Suspense>
    </div>
  ) : null;
  return (
    <AdminLayout
      menu={items}
      groups={groups}
      homePath={paths.admin}
      competition={panelOf(user, competition, hasChoice)}
      user={{ name: user.name, role: t(`roles.${user.role}`), accountPath: paths.myAccount }}
      onLogOut={logOut}
    >
      <div className={styles.page} data-waits={isAwaited || undefined}>
        <BelowHeading value={startCards}>
          {isOfOthers(user, pathname, search.get(COMPETITION_PARAMETER)) ? (
            <Suspense>
              <CompetitionOfOthers />
            </Suspense>
          ) : (
            <Outlet />
          )}
        </BelowHeading>
      </div>
    </AdminLayout>
  );
}

/** Of managers only the own competition has a card, while it is on: on other days they need not fetch its script. */
function StartCards(props: ComponentProps<typeof TodayCards>) {
  const { onKnown } = props;
  const { role, coachId, competitionId } = useKnownUser();
  const isOnlyManager = role === 'MANAGER' && !coachId;
  const { data = [], isPending } = useQuery({
    ...requestQuery('listCompetitions'),
    enabled: isOnlyManager,
  });
  const hasCards = !isOnlyManager || heldToday(data, currentTime()).some(({ id }) => id === competitionId);
  const hasNone = !hasCards && !isPending;
  useEffect(() => {
    if (hasNone) onKnown?.();
  }, [hasNone, onKnown]);
  return hasCards ? <TodayCards {...props} /> : null;
}

/** A slow line shows the page without its cards of the day: they come above it later. */
const LONGEST_MILLISECONDS = 2_500;

/** Whether a start page waits for its cards of the day: they would push it down under a finger. */
function useAwaited(isStart: boolean): [isAwaited: boolean, show: () => void] {
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  const isAwaited = isStart && !isShown;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(show, LONGEST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isAwaited, show]);
  return [isAwaited, show];
}

/** A manager's own competition, or the choice of one for roles that have it. */
function panelOf({ role }: SessionUser, competition: Competition | undefined, hasChoice: boolean) {
  if (role === 'MANAGER') return competition && { name: competition.name, accent: competition.accent };
  return hasChoice
    ? { name: competition?.name, accent: competition?.accent, choice: <CompetitionChoice /> }
    : undefined;
}
