import { type RefCallback, useEffect, useState } from 'react';
import { useSeen } from './useSeen.ts';
import { useAtRest } from './useAtRest.ts';

const ANY_PART: IntersectionObserverInit = {};

/** Who goes through a page by keys or a screen reader must not pass by what is not there yet. */
const REACHING = ['keydown', 'focusin'] as const;

/**
 * Whether an element has been in the window, the page has come to rest or somebody goes through it by keys: for what nobody
 * sees at first, and what a search of the page, a printer and a connection that fails later must find all the same.
 */
export function useInWindow<E extends Element>(): readonly [ref: RefCallback<E>, wasInWindow: boolean] {
  const [ref, isSeen] = useSeen<E>(ANY_PART);
  const isAtRest = useAtRest();
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const reached = new AbortController();
    for (const name of REACHING)
      document.addEventListener(name, () => setIsReached(true), { once: true, signal: reached.signal });
    return () => reached.abort();
  }, []);
  return [ref, isSeen || isAtRest || isReached];
}
