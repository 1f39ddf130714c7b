import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import styles from './AdminLayout.module.css';
import { CompetitionPanel } from './CompetitionPanel.tsx';
import type { CompetitionPanelProps } from './CompetitionPanel.tsx';
import { initialsOf } from './initials.ts';
import { MainContent, SkipLink } from './MainContent.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import type { NavItem } from './navigation.ts';

interface AdminLayoutProps {
  readonly menu: readonly NavItem[];
  /** The address of the Home link. */
  readonly homePath: string;
  /** The competition that the account works in, if any. */
  readonly competition?: CompetitionPanelProps | undefined;
  readonly user: { readonly name: string; readonly role: string; readonly accountPath?: string | undefined };
  readonly onLogOut: () => void;
  /** The page; the router's outlet by default. */
  readonly children?: ReactNode;
}

/** The layout of the admin area: the role's menu at the side, in a drawer on narrow windows. */
export function AdminLayout({ children, ...props }: AdminLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <aside className={styles.side} aria-label={t('home')}>
        <Link to={props.homePath} className={styles.logo}>
          <Logo />
        </Link>
        <SideContent {...props} />
      </aside>
      <header className={styles.top}>
        <MenuDrawer title={t('main')} placement="start">
          <div className={styles.drawn}>
            <SideContent {...props} />
          </div>
        </MenuDrawer>
        <Link to={props.homePath} className={styles.homeTitle}>
          {t('home')}
        </Link>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(props.user.name)}
        </span>
      </header>
      <MainContent className={styles.main}>{children ?? <Outlet />}</MainContent>
    </div>
  );
}

function SideContent({ menu, homePath, competition, user, onLogOut }: AdminLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      {competition ? <CompetitionPanel {...competition} /> : null}
      <nav className={styles.menu} aria-label={t('main')}>
        <NavLink to={homePath} end className={() => styles.title ?? ''}>
          {t('home')}
        </NavLink>
        <ul role="list">
          {menu.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <div className={styles.user}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={styles.who}>
            {user.accountPath ? (
              <Link to={user.accountPath} className={styles.name} title={t('myAccount')}>
                {user.name}
              </Link>
            ) : (
              <span className={styles.name}>{user.name}</span>
            )}
            <span className={styles.role}>{user.role}</span>
          </span>
        </div>
        <div className={styles.tools}>
          <ThemeToggle />
          <Button tone="plain" dense icon={<Icon name="leave" />} onClick={onLogOut}>
            {t('logOut')}
          </Button>
        </div>
      </div>
    </>
  );
}
