import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** For how long what loads above the part may still push it away. */
const SETTLING_MILLISECONDS = 5_000;
/** Somebody who moves the page keeps it there. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the part that the address names once it is drawn, and again while data that load later make the page
 * longer above it.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const growth = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    const timer = setTimeout(stop, SETTLING_MILLISECONDS);
    for (const event of BY_HAND) addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const event of BY_HAND) removeEventListener(event, stop);
    };
  }, [hash]);
}
