import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './RehearsalBanner.module.css';
import { Text } from '../ui/Text.tsx';

/** Above every screen of a rehearsal, whichever layout it has. */
export function RehearsalBanner() {
  const { t } = useTranslation('common');
  return (
    <Text
      as="aside"
      size="sm"
      weight="strong"
      pad={2}
      padInline={4}
      tone="warn"
      className={styles.banner}
      aria-label={t('rehearsal.label')}
    >
      {t('rehearsal.text')}
    </Text>
  );
}
