import { useState } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useLocation } from 'react-router-dom';

/** Places of the history whose heights are kept. */
const MOST = 5;

const kept = new Map<string, VirtualItem[]>();

/**
 * The heights of a long list's rows by the place in the history, so that the way back leads to the same rows:
 * a scroll position means nothing among rows of guessed heights.
 */
export function useRememberedHeights() {
  const { key } = useLocation();
  const [initial] = useState(() => kept.get(key) ?? []);
  const remember = (heights: VirtualItem[]) => {
    kept.delete(key);
    kept.set(key, heights);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
  return { initial, remember };
}
