import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Box } from '../ui/Box.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Row } from '../ui/Row.tsx';
import { Text } from '../ui/Text.tsx';
import styles from './AdminLayout.module.css';
import panel from './CompetitionPanel.module.css';
import { MainContent, SkipLink } from './MainContent.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { HeaderCompetition, useHeaderTitle } from './headerTitle.ts';
import { initialsOf } from './initials.ts';
import type { MenuGroup, MenuItem } from './navigation.ts';
import { productVersion } from './productVersion.ts';
import { SideMenu } from './SideMenu.tsx';

interface AdminLayoutProps {
  /** The specification's menu of the role; none as long as the role is unknown. */
  readonly menu: readonly MenuItem[] | undefined;
  /** Further pages of the role, below the menu. */
  readonly groups?: readonly MenuGroup[];
  /** The address of the Home link. */
  readonly homePath: string;
  /** The competition that the account works in, if any. */
  readonly competition?: CompetitionPanelProps | undefined;
  /** Undefined as long as the account is unknown. */
  readonly user:
    | { readonly name: string; readonly role: string; readonly accountPath?: string | undefined }
    | undefined;
  readonly onLogOut: () => void;
  /** The page; the router's outlet by default. */
  readonly children?: ReactNode;
}

/** The layout of the admin area: the role's menu at the side, in a drawer on narrow windows. */
export function AdminLayout({ children, ...props }: AdminLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.shell} data-layout="admin">
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
        <HeaderTitle competition={props.competition?.name} />
        {props.user ? <HeaderAccount {...props.user} /> : null}
      </header>
      <MainContent className={styles.main}>
        <HeaderCompetition value={props.competition?.name}>{children ?? <Outlet />}</HeaderCompetition>
      </MainContent>
    </div>
  );
}

/** Names the page, and the competition that it is about. The page's own heading says it to screen readers. */
function HeaderTitle({ competition }: { readonly competition: string | undefined }) {
  const title = useHeaderTitle();
  return (
    <div className={styles.heading} aria-hidden="true">
      <span className={styles.headingTitle}>{title}</span>
      {competition === undefined || competition === title ? null : (
        <span className={styles.headingAbout}>{competition}</span>
      )}
    </div>
  );
}

/** The way to the account, where the menu with the name is closed. What is heard begins with what is seen. */
function HeaderAccount({ name, accountPath }: NonNullable<AdminLayoutProps['user']>) {
  const { t } = useTranslation('layout');
  if (accountPath === undefined) return null;
  return (
    <Link
      to={accountPath}
      className={styles.account}
      aria-label={t('accountOf', { initials: initialsOf(name), name })}
    >
      <Initials name={name} />
    </Link>
  );
}

function Initials({ name }: { readonly name: string }) {
  return (
    <Text as="span" size="xs" weight="strong" className={styles.initials} aria-hidden="true">
      {initialsOf(name)}
    </Text>
  );
}

function SideContent({ menu, groups = [], homePath, competition, user, onLogOut }: AdminLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      {competition ? <CompetitionPanel {...competition} /> : null}
      {menu ? <SideMenu homePath={homePath} menu={menu} groups={groups} /> : null}
      <Stack gap={3} minContent className={styles.foot}>
        {user ? (
          <Row gap={3} align="center" wrap={false} className={styles.user}>
            <Initials name={user.name} />
            <Stack as="span" minContent snug className={styles.who}>
              {user.accountPath ? (
                <Link to={user.accountPath} className={styles.name} title={t('myAccount')}>
                  {user.name}
                </Link>
              ) : (
                <span className={styles.name}>{user.name}</span>
              )}
              <Text as="span" soft size="xs">
                {user.role}
              </Text>
            </Stack>
          </Row>
        ) : null}
        <Row gap={1} align="center" justify="between">
          <ThemeToggle />
          <Button tone="plain" dense icon={<Icon name="leave" />} onClick={onLogOut}>
            {t('logOut')}
          </Button>
        </Row>
        <Text soft size="xs" className={styles.version}>
          {t('version', { version: productVersion })}
        </Text>
      </Stack>
    </>
  );
}

interface CompetitionPanelProps {
  /** Undefined before a competition is chosen. */
  readonly name?: string | undefined;
  /** The competition's accent key. */
  readonly accent?: string | undefined;
  readonly detail?: ReactNode;
  /** The control that chooses another competition, for roles that have it. */
  readonly choice?: ReactNode;
}

/** The competition that the account works in, in its colour. */
function CompetitionPanel({ name, accent, detail, choice }: CompetitionPanelProps) {
  const { t } = useTranslation('layout');
  return (
    <Box pad={3} snug className={panel.panel} data-accent={accent}>
      {choice ?? (
        <>
          <Text as="span" soft size="xs">
            {t('competition')}
          </Text>
          <Text as="strong" weight="strong" breaks className={panel.name}>
            {name}
          </Text>
        </>
      )}
      {detail ? (
        <Text as="span" soft size="xs">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}
