import { useState } from 'react';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { DashboardLinks } from '../dashboardLinks.ts';
import styles from './AttentionCard.module.css';
import { AttentionRow } from './AttentionRow.tsx';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

interface AttentionCardProps {
  readonly dashboard: CompetitionDashboard;
  readonly addresses: DashboardLinks;
}

/** More would push the figures off the screen. */
const SHOWN = 4;

/** Issues, the most pressing first, each with a link to fix it. */
export function AttentionCard({ dashboard, addresses }: AttentionCardProps) {
  const { t } = useTranslation('dashboard');
  const [isWhole, setWhole] = useState(false);
  const { attention } = dashboard;
  const hidden = attention.length - SHOWN;
  return (
    <DashboardCard title={t('attention.title')}>
      {attention.length === 0 ? (
        <Stack gap={1} minContent className={styles.none}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <Text weight="medium" snug>
            {t('attention.none')}
          </Text>
        </Stack>
      ) : (
        <ul role="list" className={styles.items}>
          {attention.slice(0, isWhole ? undefined : SHOWN).map((item) => (
            <AttentionRow key={item.code} item={item} currency={dashboard.currency} addresses={addresses} />
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <Button tone="plain" dense aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('attention.fewer') : t('attention.more', { count: hidden })}
        </Button>
      ) : null}
    </DashboardCard>
  );
}
