import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { usePresent } from '../../../ui/now.ts';
import { useLive } from '../../day/live/index.ts';
import { isNow, isBlockOver, onIceNow } from './filterBlocks.ts';

/** The blocks of a day by their keys; none on another day than today. */
export interface DayStates {
  readonly now: ReadonlySet<string>;
  readonly over: ReadonlySet<string>;
}

export const blockKey = ({ surfaceId, start }: PublicBlock) => `${surfaceId}-${start}`;

/** What is on the ice and what is over, by what was tapped on the running day. */
export function useDayStates(
  competitionId: string,
  schedule: PublicSchedule,
  blocks: readonly PublicBlock[],
  isToday: boolean,
): DayStates {
  const { timeZone } = schedule.competition;
  const { data: live } = useLive(competitionId, isToday);
  // As texts, so that the page is drawn anew only when one changes.
  const keys = (isMeant: (block: PublicBlock) => boolean) =>
    isToday ? blocks.filter(isMeant).map(blockKey).join('\n') : '';
  const now = usePresent((at) =>
    keys((block) => onIceNow(schedule, block, live) ?? isNow(block, timeZone, at)),
  );
  const over = usePresent((at) => keys((block) => isBlockOver(schedule, block, live, timeZone, at)));
  return { now: new Set(now.split('\n')), over: new Set(over.split('\n')) };
}
