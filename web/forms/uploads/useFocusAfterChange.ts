import { useEffect, useRef } from 'react';

/**
 * An element's buttons change with its phase. If the focused one disappears, the first takes the focus, so
 * that keyboard users keep their place.
 */
export function useFocusAfterChange(phase: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (document.activeElement === document.body)
      element.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [phase]);
  return element;
}
