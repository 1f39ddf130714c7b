import { type RefCallback, useCallback, useState } from 'react';

/** Elements at the foot of a phone's window, such as the sum and the submit button, in pixels. */
const FOOT = '100px';

/** Whether nearly all of an element has been in the window, for what is asked for only then. */
export function useSeen<E extends Element>(): readonly [ref: RefCallback<E>, isSeen: boolean] {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback((element: E) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { threshold: 0.9, rootMargin: `0px 0px -${FOOT}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
