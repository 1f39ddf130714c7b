import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Scrolls the board to a block as often as that is asked. */
export function useBringIntoView(
  frame: RefObject<HTMLElement | null>,
  brought: { readonly key: string; readonly times: number } | null,
): void {
  useEffect(() => {
    if (!brought) return;
    const block = frame.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(brought.key)}"]`);
    block?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [frame, brought]);
}
