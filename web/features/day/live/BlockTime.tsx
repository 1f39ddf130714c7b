import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Live.module.css';
import { timesOf } from './liveView.ts';

/** When a block starts; where that is another time than was published, both. */
export function BlockTime({ block }: { readonly block: Pick<LiveBlock, 'start' | 'expected'> }) {
  const { time, publishedTime } = timesOf(block);
  return (
    <Stack as="span" minContent figures className={styles.time}>
      <strong data-changed={publishedTime !== null || undefined}>{formatTime(time)}</strong>
      {publishedTime === null ? null : <CrossedOutTime time={publishedTime} />}
    </Stack>
  );
}
