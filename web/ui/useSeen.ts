import { type RefCallback, useCallback, useState } from 'react';

/** All but a little, above elements at the foot of a phone's window, such as the sum and the submit button. */
const NEARLY_ALL: IntersectionObserverInit = { threshold: 0.9, rootMargin: '0px 0px -100px' };

/**
 * Whether an element has been in the window, for what is asked for only then.
 * @param much how much of it; the same object each time
 */
export function useSeen<E extends Element>(
  much: IntersectionObserverInit = NEARLY_ALL,
): readonly [ref: RefCallback<E>, isSeen: boolean] {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback(
    (element: E) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      }, much);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [much],
  );
  return [ref, isSeen];
}
