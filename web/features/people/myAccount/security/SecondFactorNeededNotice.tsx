import { useTranslation } from '../../../../i18n/useTranslation.ts';
import styles from './Security.module.css';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

/** Explains that the account must add a second factor before it can open other pages. */
export function SecondFactorNeededNotice() {
  const { t } = useTranslation('security');
  return (
    <Stack role="status" gap={2} minContent className={styles.notice}>
      <strong>{t('needed.title')}</strong>
      <Text soft size="sm">
        {t('needed.text')}
      </Text>
    </Stack>
  );
}
