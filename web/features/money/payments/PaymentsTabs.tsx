import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import styles from './PaymentsTabs.module.css';
import { TABS, type PaymentsTabName } from './tabs.ts';

interface PaymentsTabsProps {
  readonly chosen: PaymentsTabName;
  /** Undefined for a manager, who has one competition. */
  readonly competitionId: string | undefined;
}

/** Links, so that each tab has an address. */
export function PaymentsTabs({ chosen, competitionId }: PaymentsTabsProps) {
  const { t } = useTranslation('payments');
  return (
    <nav aria-label={t('tabs.label')}>
      <ul className={styles.tabs} role="list">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              className={styles.tab}
              to={paths.money(competitionId, { tab })}
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
