import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import { droppedPlace } from './carry.ts';
import { type Scale, timeAt } from './scale.ts';
import type { Carry } from './useCarry.ts';

/** How far a pointer goes before a press is a drag, in pixels. */
const THRESHOLD = 5;
/** How near to the edge the board begins to scroll, and by how much at a time. */
const EDGE = 40;
const SCROLL = 14;

interface Press {
  readonly pointerId: number;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** From the top of the block to the pointer, in pixels. */
  readonly grip: number;
}

interface PointerCarry {
  readonly columns: readonly BlockColumn[];
  readonly scale: Scale;
  readonly carry: Carry;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Dragging with a mouse or a pen. A finger scrolls: it moves blocks by their details. */
export function usePointerCarry({ columns, scale, carry, frame }: PointerCarry) {
  const { draft, plan } = useWorkspace();
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null;
    dragged.current = false;
    if (!block || event.button !== 0 || event.pointerType === 'touch') return;
    press.current = {
      pointerId: event.pointerId,
      key: block.dataset['block'] ?? '',
      x: event.clientX,
      y: event.clientY,
      grip: event.clientY - block.getBoundingClientRect().top,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    const block = carry.carried?.block ?? plan.blocks.find((one) => keyOfBlock(one) === current.key);
    if (!block) return;
    if (!dragged.current) {
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < THRESHOLD) return;
      dragged.current = true;
      if (!carry.pickUp(block, 'pointer')) {
        press.current = null;
        return;
      }
      frame.current?.setPointerCapture(event.pointerId);
    }
    scrollNearEdge(frame.current, event);
    const under = columnUnder(frame.current, event.clientX);
    const column = columns.find(({ key }) => key === under?.dataset['column']);
    if (!under || !column) return;
    const top = event.clientY - current.grip - under.getBoundingClientRect().top;
    carry.carryTo(droppedPlace(block, column, timeAt(scale, top), draft));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (press.current?.pointerId !== event.pointerId) return;
    press.current = null;
    if (carry.carried?.by !== 'pointer') return;
    const { block, place } = carry.carried;
    const isMoved =
      place.surfaceId !== block.surfaceId ||
      place.date !== block.date ||
      secondsOfTime(place.start) !== secondsOfTime(block.start);
    if (isMoved) carry.drop();
    else carry.cancel();
  };

  const onPointerCancel = () => {
    press.current = null;
    if (carry.carried?.by === 'pointer') carry.cancel();
  };

  /** A drag ends with a click, which is none. */
  const wasDragged = () => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, wasDragged };
}

function columnUnder(frame: HTMLElement | null, x: number): HTMLElement | undefined {
  return [...(frame?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x < right;
  });
}

function scrollNearEdge(frame: HTMLElement | null, { clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (!frame) return;
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  const towards = (at: number, least: number, most: number) =>
    at < least + EDGE ? -SCROLL : at > most - EDGE ? SCROLL : 0;
  frame.scrollBy(towards(clientX, left, right), towards(clientY, top, bottom));
}
