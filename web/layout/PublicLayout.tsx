import type { ReactNode } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Row } from '../ui/Row.tsx';
import { Text } from '../ui/Text.tsx';
import { MainContent, SkipLink } from './MainContent.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import type { NavItem } from './navigation.ts';
import { productVersion } from './productVersion.ts';
import styles from './PublicLayout.module.css';
import layout from './layout.module.css';
import { joinClasses } from '../ui/joinClasses.ts';

interface PublicLayoutProps {
  readonly nav: readonly NavItem[];
  /** Null for a visitor, undefined until it is known. */
  readonly user: { readonly name: string; readonly homePath: string } | null | undefined;
  readonly homePath: string;
  readonly logInPath: string;
  readonly signUpPath: string;
  readonly privacyPath: string;
  /** Called on the way to log-in or sign-up. */
  readonly onLogIn?: () => void;
  readonly onLogOut: () => void;
  /** The page; the router's outlet by default. */
  readonly children?: ReactNode;
}

/** The layout of pages that need no session. */
export function PublicLayout({ children, privacyPath, ...props }: PublicLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <Stack className={styles.shell} data-layout="public">
      <SkipLink />
      <Row
        as="header"
        gap={8}
        align="center"
        wrap={false}
        className={joinClasses(layout.measure, styles.header)}
      >
        <Link to={props.homePath} className={layout.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={t('main')}>
          <NavLinks items={props.nav} />
        </nav>
        <Account {...props} />
        <MenuDrawer title={t('main')} className={styles.drawer}>
          <Stack as="nav" gap={4} align="start" minContent className={styles.drawn} aria-label={t('main')}>
            <NavLinks items={props.nav} />
            <Account {...props} isInMenu />
            <ThemeToggle />
          </Stack>
        </MenuDrawer>
      </Row>
      <MainContent className={joinClasses(layout.measure, styles.main)}>{children ?? <Outlet />}</MainContent>
      <Row
        as="footer"
        gap={4}
        align="center"
        justify="between"
        soft
        size="sm"
        className={joinClasses(layout.measure, styles.footer)}
      >
        <Row as="p" gap={1} columnGap={4} align="baseline">
          <span>{t('footer.line')}</span>
          <Text as="span" size="xs">
            {t('version', { version: productVersion })}
          </Text>
          <Link to={privacyPath}>{t('footer.privacy')}</Link>
        </Row>
        <ThemeToggle />
      </Row>
    </Stack>
  );
}

function NavLinks({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <ul role="list">
      {items.map(({ path, label }) => (
        <li key={path}>
          {path.includes('#') ? (
            <Link to={path}>{label}</Link>
          ) : (
            <NavLink to={path} end>
              {label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AccountProps extends Omit<PublicLayoutProps, 'nav' | 'homePath' | 'privacyPath'> {
  /** In the menu it has room for everything, whatever the size of the text. */
  readonly isInMenu?: boolean;
}

function Account({ user, logInPath, signUpPath, onLogIn, onLogOut, isInMenu = false }: AccountProps) {
  const { t } = useTranslation('layout');
  const className = isInMenu ? undefined : styles.account;
  if (user === undefined) return <Row gap={2} align="center" wrap={false} className={className} />;
  return (
    <Row gap={2} align="center" wrap={isInMenu} className={className}>
      {user ? (
        <>
          <Button
            tone={isInMenu ? 'quiet' : 'plain'}
            className={isInMenu ? undefined : styles.second}
            onClick={onLogOut}
          >
            {t('logOut')}
          </Button>
          <LinkButton to={user.homePath} tone="primary">
            {t('myArea')}
          </LinkButton>
        </>
      ) : (
        <>
          <LinkButton to={logInPath} onClick={onLogIn}>
            {t('logIn')}
          </LinkButton>
          <LinkButton to={signUpPath} tone="primary" onClick={onLogIn}>
            {t('signUp')}
          </LinkButton>
        </>
      )}
    </Row>
  );
}
