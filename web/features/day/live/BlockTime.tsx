import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import styles from './Live.module.css';
import { isAfterThisFlight, timesAsTold } from './liveView.ts';

interface BlockTimeProps {
  readonly block: Pick<LiveBlock, 'start' | 'expected' | 'state' | 'hasNoIce' | 'was' | 'waits'>;
  /** Of the day, in seconds; null on another day. */
  readonly passed: number | null;
}

/** When a block starts; where families know another time, both. */
export function BlockTime({ block, passed }: BlockTimeProps) {
  return (
    <Stack as="span" minContent figures className={styles.time}>
      <StartOfBlock block={block} passed={passed} />
    </Stack>
  );
}

/** The same without a frame. A flight without ice has no time. */
export function StartOfBlock({ block, passed }: BlockTimeProps) {
  const told = block.was?.start ?? block.start;
  if (block.hasNoIce) return <CrossedOutTime time={told} />;
  if (isAfterThisFlight(block, passed))
    return <StartsAt time={null} publishedTime={told} isAfterThisFlight />;
  return <StartsAt {...timesAsTold(block, passed)} />;
}
