import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import styles from './DayLayout.module.css';
import { MainContent, SkipLink } from './MainContent.tsx';

interface DayLayoutProps {
  readonly homePath: string;
  /** The way back of somebody with an account; null for a helper. */
  readonly ownPath: string | null;
  /** What a helper has opened. */
  readonly bar: ReactNode;
}

/** The layout of pages that helpers work on: nothing that leads them elsewhere. */
export function DayLayout({ homePath, ownPath, bar }: DayLayoutProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.top}>
          <Link to={homePath} className={styles.home}>
            <Logo />
          </Link>
          <ThemeToggle />
          {ownPath === null ? null : <LinkButton to={ownPath}>{t('myArea')}</LinkButton>}
        </div>
        {bar}
      </header>
      <MainContent className={styles.main}>
        <Outlet />
      </MainContent>
    </div>
  );
}
