import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './MainContent.module.css';

const ID = 'content';

/** The first stop of Tab: skips the menus. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a className={styles.skip} href={`#${ID}`}>
      {t('skip')}
    </a>
  );
}

interface MainContentProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The first page of a visit always has the key `default`; its address keeps scroll positions of different
 * pages apart.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The page shown last. Kept here because each layout has a main part of its own. */
let lastPath: string | null = null;

/** The page's main part. It takes the focus on each navigation, as after a page load. */
export function MainContent({ children, className }: MainContentProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const isNavigation = lastPath !== null && lastPath !== pathname;
    lastPath = pathname;
    if (isNavigation) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id={ID} ref={main} tabIndex={-1} className={className}>
      {children}
      <ScrollRestoration getKey={placeOf} />
    </main>
  );
}
