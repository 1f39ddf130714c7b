import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import styles from './BareLayout.module.css';

interface BareLayoutProps {
  readonly homePath: string;
  readonly children: ReactNode;
}

/** The layout of a page that knows neither session nor menu. */
export function BareLayout({ homePath, children }: BareLayoutProps) {
  return (
    <div>
      <header className={styles.header}>
        {/* A whole load: what failed may be the application itself. */}
        <Link to={homePath} reloadDocument className={styles.home}>
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
