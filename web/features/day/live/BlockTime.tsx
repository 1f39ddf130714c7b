import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import styles from './Live.module.css';
import { timesNow } from './liveView.ts';

interface BlockTimeProps {
  readonly block: Pick<LiveBlock, 'start' | 'expected' | 'state'>;
  /** Of the day, in seconds; null on another day. */
  readonly passed: number | null;
}

/** When a block starts; where that is another time than was published, both. */
export function BlockTime({ block, passed }: BlockTimeProps) {
  return (
    <Stack as="span" minContent figures className={styles.time}>
      <StartsAt {...timesNow(block, passed)} />
    </Stack>
  );
}
