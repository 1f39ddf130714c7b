import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** As long as phones take to tell a press from a tap. */
const LONG_MILLISECONDS = 500;
/** Further than a finger trembles: the list is being scrolled. */
const MOVED_PIXELS = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
  isLong: boolean;
}

/** Handlers that call `onLongPress` for a finger that rests on the element. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<Press>(null);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    if (!press.current?.isLong) press.current = null;
  };
  // A link below the finger would be followed, or show its own menu.
  const preventIfLong = (event: MouseEvent) => {
    if (press.current?.isLong) event.preventDefault();
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      clearTimeout(press.current?.timer);
      press.current = null;
      if (pointerType !== 'touch' || !onLongPress) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isLong = true;
        onLongPress();
      }, LONG_MILLISECONDS);
      press.current = { timer, x, y, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MOVED_PIXELS) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: preventIfLong,
    onClickCapture: preventIfLong,
  };
}
