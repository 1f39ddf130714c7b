import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { BladeTraces } from '../ui/BladeTraces.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './AuthLayout.module.css';
import { MainContent } from './MainContent.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly homePath: string;
  readonly children: ReactNode;
  /** The link to the other page: "No account yet? Sign up". */
  readonly foot?: ReactNode;
}

/** The layout of log-in, sign-up and their follow-up pages: a card beside a picture of ice. */
export function AuthLayout({ title, text, homePath, children, foot }: AuthLayoutProps) {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <div className={styles.shell}>
      <DocumentTitle title={title} />
      <MainContent className={styles.main}>
        <Link to={homePath} className={styles.home}>
          <Logo />
        </Link>
        <Stack gap={2} className={styles.card}>
          <h1>{title}</h1>
          {text ? (
            <Text as="div" soft>
              {text}
            </Text>
          ) : null}
          <div className={styles.content}>{children}</div>
          {foot ? (
            <Text as="div" soft size="sm" className={styles.foot}>
              {foot}
            </Text>
          ) : null}
        </Stack>
      </MainContent>
      <aside className={styles.ice} aria-hidden="true">
        <BladeTraces />
        <p className={styles.line}>{t('footer.line')}</p>
      </aside>
    </div>
  );
}
