import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './BareLayout.module.css';
import layout from './layout.module.css';
import { joinClasses } from '../ui/joinClasses.ts';

interface BareLayoutProps {
  readonly homePath: string;
  readonly children: ReactNode;
}

/** The layout of a page that knows neither session nor menu. */
export function BareLayout({ homePath, children }: BareLayoutProps) {
  return (
    <div>
      <Row
        as="header"
        gap={4}
        align="center"
        justify="between"
        wrap={false}
        className={joinClasses(layout.measure, styles.header)}
      >
        {/* A full reload, because the application itself may have failed. */}
        <Link to={homePath} reloadDocument className={layout.home}>
          <Logo />
        </Link>
        <ThemeToggle />
      </Row>
      <main className={joinClasses(layout.measure, styles.main)}>{children}</main>
    </div>
  );
}
