import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useHashTarget } from '../../../layout/useHashTarget.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import styles from './AccountIndex.module.css';

/** The sections of the account; also their ids on the page. */
export type AccountPart =
  | 'skaters'
  | 'name'
  | 'address'
  | 'notices'
  | 'guardians'
  | 'notifications'
  | 'language'
  | 'password'
  | 'security'
  | 'sessions'
  | 'data'
  | 'delete';

/** Leads to each section of a long page: beside them where there is room, else above. */
export function AccountIndex({ parts }: { readonly parts: readonly AccountPart[] }) {
  const { t } = useTranslation(['myAccount', 'security']);
  useHashTarget();
  const isPhone = useIsPhone();
  // There each section is a fold: their lines are the index.
  if (isPhone) return null;
  return (
    <nav className={styles.index} aria-label={t('index')}>
      <ul role="list">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{part === 'security' ? t('security:title') : t(`${part}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
