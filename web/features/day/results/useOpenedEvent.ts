import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of an event that is opened, and back to its card when it is left, so that a keyboard and a
 * screen reader go where the eyes go. A page that is opened with an event keeps the focus where the browser has it.
 * @param event '' while the list is shown
 */
export function useOpenedEvent(event: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(event);
  useEffect(() => {
    const left = shown.current;
    if (left === event) return;
    shown.current = event;
    if (event !== '') heading.current?.focus();
    else document.getElementById(cardId(left))?.focus();
  }, [event]);
  return heading;
}

export const cardId = (eventId: string) => `event-${eventId}`;
