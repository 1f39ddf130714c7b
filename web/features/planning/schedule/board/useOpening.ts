import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { venueTimeOf } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { serverAhead } from '../../../../api/serverClock.ts';
import { currentTime } from '../../../../clock.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import { openingTime } from './openingTime.ts';
import { type Scale, topOf } from './scale.ts';

/** Room above the first block, in pixels. */
const ABOVE = 16;

/** Scrolls the board to where its day begins or is, when it opens and when another day is chosen; later changes leave it where it is. */
export function useOpening(
  frame: RefObject<HTMLElement | null>,
  columns: readonly BlockColumn[],
  scale: Scale,
): void {
  const { plan, timeZone } = useWorkspace();
  const shown = columns.map(({ key }) => key).join('\n');
  const open = useEffectEvent(() => {
    const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
    const keys = new Set(columns.map(({ key }) => key));
    const own = plan.blocks.filter((block) => keys.has(keyOfTrack(block)));
    const time = openingTime(own, venueTimeOf(now, timeZone));
    if (time !== null) frame.current?.scrollTo({ top: topOf(scale, time) - ABOVE });
  });
  useLayoutEffect(() => open(), [shown]);
}
