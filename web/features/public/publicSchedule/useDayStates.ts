import { useMemo } from 'react';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { usePresent } from '../../../ui/now.ts';
import {
  GLANCE_MILLISECONDS,
  passedSeconds,
  startNow,
  useLive,
  useServerTime,
} from '../../day/live/index.ts';
import { blockKey, trackKey } from './followedStarts.ts';
import { isNow, isBlockOver, onIceNow, runningBlock, runningSurface } from './filterBlocks.ts';
import { withNamesOfDay, type DaySchedule } from './namesOfDay.ts';

/** The blocks of today by their keys: none on another day, and none before something was tapped on their surface. */
export interface DayStates {
  readonly now: ReadonlySet<string>;
  /** Those of earlier days, too. */
  readonly over: ReadonlySet<string>;
  /** As the running day has them. */
  readonly running: ReadonlyMap<string, LiveBlock>;
  /** When each block started or is expected, and the published time where that is another one. */
  readonly times: ReadonlyMap<string, ReturnType<typeof startNow>>;
  /** Minutes by which each track is late, by its key; less than 0 where it is early. */
  readonly delays: ReadonlyMap<string, number>;
}

/**
 * What is on the ice, what is over and when the rest is expected, by what was tapped on the running day.
 * @returns the schedule with that day's start orders, too
 */
export function useDayStates(
  competitionId: string,
  schedule: PublicSchedule,
  today: string,
): { readonly states: DayStates; readonly ofDay: DaySchedule } {
  const { timeZone } = schedule.competition;
  const blocks = schedule.blocks.filter(({ date }) => date === today);
  const { data: live } = useLive(competitionId, blocks.length > 0, GLANCE_MILLISECONDS);
  // As texts, so that the page is drawn anew only when one changes.
  const keys = (isMeant: (block: PublicBlock) => boolean, among = blocks) =>
    among.filter(isMeant).map(blockKey).join('\n');
  const now = usePresent((at) =>
    keys((block) => onIceNow(schedule, block, live) ?? isNow(block, timeZone, at)),
  );
  const passedBlocks = schedule.blocks.filter(({ date }) => date <= today);
  const over = usePresent((at) =>
    keys((block) => isBlockOver(schedule, block, live, timeZone, at), passedBlocks),
  );
  const passed = passedSeconds(today, useServerTime(timeZone));
  const running = blocks.flatMap((block) => {
    const own = runningBlock(schedule, block, live);
    return own ? [[blockKey(block), own] as const] : [];
  });
  const delays = blocks.flatMap((block) => {
    const surface = runningSurface(schedule, block, live);
    return surface ? [[trackKey(block), surface.delayMinutes] as const] : [];
  });
  const ofDay = useMemo(() => withNamesOfDay(schedule, live), [schedule, live]);
  return {
    ofDay,
    states: {
      now: new Set(now.split('\n')),
      over: new Set(over.split('\n')),
      running: new Map(running),
      times: new Map(running.map(([key, own]) => [key, startNow(own, passed)])),
      delays: new Map(delays),
    },
  };
}
