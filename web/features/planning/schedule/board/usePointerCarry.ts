import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import { droppedPlace } from './carry.ts';
import { type Scale, timeAt } from './scale.ts';
import type { Carry } from './useCarry.ts';

/** How far a pointer goes before a press is a drag, in pixels. */
const THRESHOLD = 5;
/** How long a finger rests on a block before it lifts it, in milliseconds: sooner, it scrolls. */
const LONG_PRESS = 350;
/** How far a resting finger may slip, in pixels. */
const SLIP = 10;
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
  /** Of a finger, until it lifts the block. */
  readonly timer?: number;
}

interface PointerCarry {
  readonly columns: readonly BlockColumn[];
  readonly scale: Scale;
  readonly carry: Carry;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Dragging with a mouse or a pen at once, with a finger after it has rested on the block: before, it scrolls. */
export function usePointerCarry({ columns, scale, carry, frame }: PointerCarry) {
  const { draft, plan } = useWorkspace();
  const press = useRef<Press | null>(null);
  const dragged = useRef(false);

  const blockOf = (key: string) => plan.blocks.find((one) => keyOfBlock(one) === key);
  const letGo = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  useHeldPage(frame, press, dragged);
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);

  const lift = (block: PlacedBlock, pointerId: number) => {
    dragged.current = true;
    if (carry.pickUp(block, 'pointer')) frame.current?.setPointerCapture(pointerId);
    else letGo();
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) {
      if (!dragged.current) letGo();
      return;
    }
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null;
    dragged.current = false;
    letGo();
    const key = target?.dataset['block'] ?? '';
    const block = blockOf(key);
    if (!target || !block || event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y } = event;
    const grip = y - target.getBoundingClientRect().top;
    const isFinger = event.pointerType === 'touch';
    press.current = {
      pointerId,
      key,
      x,
      y,
      grip,
      ...(isFinger ? { timer: window.setTimeout(() => lift(block, pointerId), LONG_PRESS) } : {}),
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press;
    if (current?.pointerId !== event.pointerId) return;
    const block = carry.carried?.block ?? blockOf(current.key);
    if (!block) return;
    if (!dragged.current) {
      const way = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (current.timer !== undefined) {
        if (way >= SLIP) letGo();
        return;
      }
      if (way < THRESHOLD) return;
      lift(block, event.pointerId);
      if (press.current === null) return;
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
    letGo();
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
    letGo();
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

/** Keeps the page still under a finger that has lifted a block; until then the browser scrolls, and cancels the press. */
function useHeldPage(
  frame: RefObject<HTMLElement | null>,
  press: RefObject<Press | null>,
  dragged: RefObject<boolean>,
): void {
  useEffect(() => {
    const board = frame.current;
    const hold = (event: Event) => {
      const isFinger = press.current?.timer !== undefined;
      // A long press asks for the browser's menu too.
      if (isFinger && (event.type === 'contextmenu' || dragged.current)) event.preventDefault();
    };
    // React listens to touches without a right to stop them.
    board?.addEventListener('touchmove', hold, { passive: false });
    board?.addEventListener('contextmenu', hold);
    return () => {
      board?.removeEventListener('touchmove', hold);
      board?.removeEventListener('contextmenu', hold);
    };
  }, [frame, press, dragged]);
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
