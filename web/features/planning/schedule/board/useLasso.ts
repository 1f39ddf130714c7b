import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { selectBlocks } from '../blocks/selection.ts';
import { useWorkspace } from '../workspace.ts';

/** How far a pointer goes before a press draws a frame, in pixels. */
const THRESHOLD = 5;

/** A frame on the board, in pixels from the board's own corner, so that it stays where it is while the board scrolls. */
interface Lasso {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/** Selects blocks by a frame that a mouse or a pen draws round them, beginning where no block is, also beside the hours. */
export function useLasso(frame: RefObject<HTMLElement | null>) {
  const { plan, select } = useWorkspace();
  const corner = useRef<Corner | null>(null);
  const [lasso, setLasso] = useState<Lasso | null>(null);
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { scrollLeft, scrollTop } = event.currentTarget;
    return { x: event.clientX - left + scrollLeft, y: event.clientY - top + scrollTop };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, button, pointerType, pointerId } = event;
    const isFree =
      target instanceof Element &&
      target.closest('[data-column], [data-ruler]') &&
      !target.closest('[data-block], [data-ruler] button');
    if (!isFree || button !== 0 || pointerType === 'touch') return;
    corner.current = { pointerId, ...pointOf(event) };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = corner;
    if (current?.pointerId !== event.pointerId) return;
    const { x, y } = pointOf(event);
    if (!lasso) {
      if (Math.hypot(x - current.x, y - current.y) < THRESHOLD) return;
      frame.current?.setPointerCapture(event.pointerId);
    }
    setLasso({
      left: Math.min(x, current.x),
      top: Math.min(y, current.y),
      width: Math.abs(x - current.x),
      height: Math.abs(y - current.y),
    });
  };

  /** @returns whether a frame was drawn: the press was no click then */
  const onPointerUp = (event: PointerEvent<HTMLElement>): boolean => {
    if (corner.current?.pointerId !== event.pointerId) return false;
    corner.current = null;
    if (!lasso) return false;
    setLasso(null);
    const locked = new Set(plan.blocks.filter((block) => block.locked).map(keyOfBlock));
    const keys = keysWithin(event.currentTarget, lasso).filter((key) => !locked.has(key));
    select(selectBlocks(keys, keys[0] ?? ''));
    return true;
  };

  const onPointerCancel = () => {
    corner.current = null;
    setLasso(null);
  };

  return { lasso, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The keys of the blocks that a frame touches. */
function keysWithin(board: HTMLElement, { left, top, width, height }: Lasso): string[] {
  const origin = board.getBoundingClientRect();
  const x = origin.left - board.scrollLeft + left;
  const y = origin.top - board.scrollTop + top;
  return [...board.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((block) => {
      const own = block.getBoundingClientRect();
      return own.left < x + width && x < own.right && own.top < y + height && y < own.bottom;
    })
    .flatMap((block) => block.dataset['block'] ?? []);
}
