import { useEffect } from 'react';
import type { RefObject } from 'react';
import { scrollToBlock } from './scrollToBlock.ts';

/** Scrolls the board to a block as often as that is asked. */
export function useBringIntoView(
  frame: RefObject<HTMLElement | null>,
  brought: { readonly key: string; readonly times: number } | null,
): void {
  useEffect(() => {
    if (!brought) return;
    frame.current?.scrollIntoView({ block: 'nearest' });
    scrollToBlock(frame.current, brought.key, 'middle');
  }, [frame, brought]);
}
