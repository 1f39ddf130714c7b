import { type RefCallback, useEffect, useState } from 'react';
import { useSeen } from './useSeen.ts';
import { whenIdle } from './whenIdle.ts';

const ANY_PART: IntersectionObserverInit = {};

/**
 * Whether an element has been in the window, or the page has come to rest: for what nobody sees at first, and what a
 * search of the page, a printer and a connection that fails later must find all the same.
 */
export function useInWindow<E extends Element>(): readonly [ref: RefCallback<E>, wasInWindow: boolean] {
  const [ref, isSeen] = useSeen<E>(ANY_PART);
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return [ref, isSeen || isAtRest];
}
