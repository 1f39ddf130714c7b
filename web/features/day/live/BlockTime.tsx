import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Live.module.css';
import { timesOf } from './liveView.ts';

/** When a block starts; where that is another time than was published, both. */
export function BlockTime({ block }: { readonly block: Pick<LiveBlock, 'start' | 'expected'> }) {
  const { t } = useTranslation('live');
  const { time, publishedTime } = timesOf(block);
  return (
    <Stack as="span" minContent figures className={styles.time}>
      <strong data-changed={publishedTime !== null || undefined}>{formatTime(time)}</strong>
      {publishedTime === null ? null : (
        <>
          <VisuallyHidden>{t('planned', { time: formatTime(publishedTime) })}</VisuallyHidden>
          <s aria-hidden="true">{formatTime(publishedTime)}</s>
        </>
      )}
    </Stack>
  );
}
