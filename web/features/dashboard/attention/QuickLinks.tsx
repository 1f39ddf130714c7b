import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardLinks } from '../dashboardLinks.ts';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  readonly addresses: DashboardLinks;
  /** An archived competition is read-only. */
  readonly isArchived: boolean;
}

/** The most frequent pages of a manager. */
export function QuickLinks({ addresses, isArchived }: QuickLinksProps) {
  const { t } = useTranslation('dashboard');
  const lists = [
    ['skaters', addresses.individual],
    ['teams', addresses.team],
    ['dances', addresses.dance],
    ['money', addresses.money],
    ['export', addresses.exports],
  ] as const;
  const pages = [
    ['detail', addresses.detail],
    ['form', addresses.form],
    ['waiting', addresses.waiting],
    ['reminders', addresses.reminders],
    ['recheck', addresses.recheck],
  ] as const;
  return (
    <nav className={styles.links} aria-label={t('links.label')}>
      <ul role="list">
        {[...lists, ...(isArchived ? [] : pages)].map(([name, to]) => (
          <li key={name}>
            <Link to={to}>{t(`links.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
