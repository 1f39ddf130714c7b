import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './MyDay.module.css';

/** Events of confirmed entries that no flight has yet. */
export function MissingEvents({ missing }: Pick<MySchedule, 'missing'>) {
  const { t } = useTranslation('mySchedule');
  if (missing.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.day}>
      <h2>{t('missing.title')}</h2>
      <Box as="ul" frame="panel" className={styles.items} role="list">
        {missing.map(({ entryId, name, format, level }) => (
          <li key={`${entryId} ${format} ${level}`} className={styles.missing}>
            {name} · {eventLabel(format, level)}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
