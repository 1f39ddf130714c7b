import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Less than a finger's stroke moves a page. */
const MARGIN = '200px';

/**
 * Whether an element is, or almost is, in the window, or the page has come to rest: for what nobody sees at first, and
 * what a search of the page, a printer and a connection that fails later must find all the same.
 */
export function useNear<E extends Element>(): readonly [ref: RefCallback<E>, isNear: boolean] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: E) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => whenIdle(() => setIsNear(true)), []);
  return [ref, isNear];
}
