import { useEffect, useRef } from 'react';

/**
 * The buttons of an element change with its phase, and the one that had the focus may go: its first
 * button then takes the focus, so that nobody with a keyboard starts again at the top of the page.
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
