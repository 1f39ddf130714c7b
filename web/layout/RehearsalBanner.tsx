import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { createBrowserRouter } from 'react-router-dom';
import { isRehearsal } from '../../shared/domain/rehearsal/rehearsalId.ts';
import styles from './RehearsalBanner.module.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** Above every screen of a rehearsal, whichever layout it has: the address says that it is one. */
export function RehearsalBanner({ router }: { readonly router: Router }) {
  const { t } = useTranslation('common');
  const isShown = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => isOfRehearsal(router.state.location),
  );
  return isShown ? (
    <aside className={styles.banner} aria-label={t('rehearsal.label')}>
      {t('rehearsal.text')}
    </aside>
  ) : null;
}

function isOfRehearsal({ pathname, search }: Pick<Router['state']['location'], 'pathname' | 'search'>) {
  const named = [...pathname.split('/'), new URLSearchParams(search).get('competition') ?? ''];
  return named.some((id) => isRehearsal(id.replace('%7E', '~')));
}
