import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Whether an element has been in the window, or the page has come to rest: for what nobody sees at first, and what a
 * search of the page, a printer and a connection that fails later must find all the same.
 */
export function useInWindow<E extends Element>(): readonly [ref: RefCallback<E>, wasInWindow: boolean] {
  const [wasInWindow, setWasInWindow] = useState(false);
  const ref = useCallback((element: E) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setWasInWindow(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => whenIdle(() => setWasInWindow(true)), []);
  return [ref, wasInWindow];
}
