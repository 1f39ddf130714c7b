import type { PictureSize } from './pictureSize.ts';

/** Bytes that a smaller width may have at most: what a poster costs a phone. */
export const LARGEST_SMALLER = 60_000;

/** How many smaller widths a poster may have. */
export const MOST_SMALLER = 3;

/** A smaller width of a poster, as its own bytes say. */
export interface SmallerPicture extends PictureSize {
  readonly bytes: number;
}

/**
 * Finds the fault of a picture's smaller widths; null if there is none. They show the same picture: the same
 * proportions, within a pixel, and none is wider than the whole.
 */
export function smallerProblem(
  whole: PictureSize,
  smaller: readonly SmallerPicture[],
): 'MustValid' | 'MustSmaller' | null {
  if (smaller.some(({ bytes }) => bytes > LARGEST_SMALLER)) return 'MustSmaller';
  const widths = new Set(smaller.map(({ width }) => width));
  if (widths.size < smaller.length) return 'MustValid';
  const isSame = ({ width, height }: PictureSize) =>
    width <= whole.width && Math.abs(height - (whole.height * width) / whole.width) <= 1;
  return smaller.every(isSame) ? null : 'MustValid';
}

/** A picture's paths: the whole one's name lists its widths, `/images/01J9…-480-960-1600x1067.webp`. */
export function pathWithWidths(path: string, whole: PictureSize, widths: readonly number[]): string {
  const ordered = widths.toSorted((one, other) => one - other);
  return named(path, [...ordered, `${whole.width}x${whole.height}`].join('-'));
}

/** The path of one smaller width: `/images/01J9…-480.webp`. */
export const pathOfWidth = (path: string, width: number): string => named(path, `${width}`);

const named = (path: string, ending: string) => path.replace(/\.\w+$/, (type) => `-${ending}${type}`);

export interface PictureWidths extends PictureSize {
  /** From the smallest on; at least one. */
  readonly smaller: readonly { readonly path: string; readonly width: number }[];
}

/** The size and the smaller widths in a picture's path; null for a picture of one width, or a drawing. */
export function widthsOf(path: string): PictureWidths | null {
  const [, name = '', widths = '', width, height, type = ''] =
    /^(\/images\/\w+)((?:-\d+)+)-(\d+)x(\d+)(\.\w+)$/.exec(path) ?? [];
  if (!name) return null;
  const smaller = widths
    .slice(1)
    .split('-')
    .map((one) => ({ path: `${name}-${one}${type}`, width: Number(one) }));
  return { width: Number(width), height: Number(height), smaller };
}
