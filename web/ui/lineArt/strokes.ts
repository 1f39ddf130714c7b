import { smooth } from '../figurePaths.ts';

/** What a blade has left on the ice, on a sheet of 120 × 80: the tracing, and fainter ones beside it. */
export type Strokes = readonly [tracing: string, faint: string];

type Place = readonly [number, number];

export const TURN = 2 * Math.PI;

/** A smooth line through places along the way from 0 to 1. */
export function along(samples: number, at: (way: number) => Place): string {
  return smooth(Array.from({ length: samples + 1 }, (_, index) => at(index / samples)));
}

export const round = (value: number) => Math.round(value * 10) / 10;

export const pair = ([x, y]: Place) => `${round(x)} ${round(y)}`;
