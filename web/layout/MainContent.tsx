import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import styles from './MainContent.module.css';

const ID = 'content';

/** The first thing that Tab reaches: past the menus to what the page is about. */
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

/** Every page that is opened afresh has one key: without its address it would begin where another one stood. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The page's main part. Another page takes the focus with it, as a page load would. */
export function MainContent({ children, className }: MainContentProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id={ID} ref={main} tabIndex={-1} className={className}>
      {children}
      <ScrollRestoration getKey={placeOf} />
    </main>
  );
}
