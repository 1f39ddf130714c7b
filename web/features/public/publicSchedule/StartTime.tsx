import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import styles from './SchedulePage.module.css';
import { blockKey } from './followedStarts.ts';
import type { DayStates } from './useDayStates.ts';

interface StartTimeProps {
  readonly block: PublicBlock;
  readonly states: DayStates;
}

/** From when until when a block is published; where it is expected at another time, that one beside its start. */
export function StartTime({ block, states }: StartTimeProps) {
  const { start, seconds } = block;
  // A flight without ice has no time.
  if (states.running.get(blockKey(block))?.hasNoIce) return <CrossedOutTime time={start} />;
  const times = states.times.get(blockKey(block));
  if (times && times.publishedTime !== null) return <StartsAt {...times} />;
  return (
    <>
      {formatTime(start)}
      <span className={styles.end}>–{formatTime(start, seconds)}</span>
    </>
  );
}
