import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly path: string;
  readonly label: string;
}

/** The path from the area's start to the parent page; the page itself is its heading. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol role="list" className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
