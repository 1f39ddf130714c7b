import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './DayLayout.module.css';
import { MainContent, SkipLink } from './MainContent.tsx';
import layout from './layout.module.css';
import { joinClasses } from '../ui/joinClasses.ts';

interface DayLayoutProps {
  readonly homePath: string;
  /** The way back of somebody with an account; null for a helper. */
  readonly myPath: string | null;
  /** The screen that a helper has opened. */
  readonly bar: ReactNode;
}

/** The layout of pages that helpers work on: nothing that leads them elsewhere. */
export function DayLayout({ homePath, myPath, bar }: DayLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <Stack className={styles.shell}>
      <SkipLink />
      <Stack as="header" gap={2} minContent className={joinClasses(layout.measure, styles.header)}>
        <Row gap={4} align="center" wrap={false} className={styles.top}>
          <Link to={homePath} className={joinClasses(layout.home, styles.home)}>
            <Logo />
          </Link>
          <ThemeToggle />
          {myPath === null ? null : <LinkButton to={myPath}>{t('myArea')}</LinkButton>}
        </Row>
        {bar}
      </Stack>
      <MainContent className={joinClasses(layout.measure, styles.main)}>
        <Outlet />
      </MainContent>
    </Stack>
  );
}
