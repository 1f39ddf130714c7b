import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { BlockColumn } from '../blocks/columns.ts';
import { useWorkspace } from '../workspace.ts';
import { lastZoom, rememberZoom } from './lastZoom.ts';
import { type Scale, scaleOf, timeAt, topOf, type Zoom, ZOOMS } from './scale.ts';

export interface BoardScale {
  readonly scale: Scale;
  /** Null where there is no nearer or farther one. */
  readonly zoomIn: (() => void) | null;
  readonly zoomOut: (() => void) | null;
  readonly isFolding: boolean;
  readonly setFolding: (isFolding: boolean) => void;
}

/** The scale of the board, which keeps the time at its top where it is. */
export function useBoardScale(
  columns: readonly BlockColumn[],
  frame: RefObject<HTMLElement | null>,
): BoardScale {
  const { tracks } = useWorkspace().draft;
  const [pixels, setPixels] = useState(lastZoom);
  const [isFolding, setIsFolding] = useState(true);
  const scale = useMemo(
    () => scaleOf(columns, { tracks }, pixels, isFolding),
    [columns, tracks, pixels, isFolding],
  );
  const topTime = useRef<number | null>(null);
  const keepTop = () => {
    topTime.current = frame.current && timeAt(scale, frame.current.scrollTop);
  };
  useLayoutEffect(() => {
    if (topTime.current !== null) frame.current?.scrollTo({ top: topOf(scale, topTime.current) });
    topTime.current = null;
  }, [scale, frame]);
  const zoomTo = (next: Zoom | undefined) =>
    next === undefined
      ? null
      : () => {
          keepTop();
          setPixels(next);
          rememberZoom(next);
        };
  const place = ZOOMS.indexOf(pixels);
  return {
    scale,
    zoomIn: zoomTo(ZOOMS[place + 1]),
    zoomOut: zoomTo(ZOOMS[place - 1]),
    isFolding,
    setFolding: (isNow) => {
      keepTop();
      setIsFolding(isNow);
    },
  };
}
