import { PageSizes, rgb } from '@cantoo/pdf-lib';
import type { PaperSize } from '../../../shared/contract/core/documentWords.ts';
import type { Style } from './Typesetter.ts';

/** In points, upright. */
export const PAGE_SIZES: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  a4: PageSizes.A4,
  letter: PageSizes.Letter,
};

export const INK = rgb(0.07, 0.12, 0.17);
export const MUTED = rgb(0.33, 0.39, 0.44);
export const RULE = rgb(0.8, 0.84, 0.87);
export const BOX = rgb(0.945, 0.96, 0.975);
export const WHITE = rgb(1, 1, 1);
export const BLACK = rgb(0, 0, 0);

/** Height of a line, in its type size. */
export const LEADING = 1.35;

export const plain = (size: number): Style => ({ size, weight: 400, colour: INK });
export const bold = (size: number): Style => ({ size, weight: 700, colour: INK });
export const muted = (size: number): Style => ({ size, weight: 400, colour: MUTED });

export const STYLES = {
  small: muted(8.5),
  body: plain(10),
  strong: bold(10.5),
  detail: plain(12),
  heading: bold(12),
  amount: bold(19),
  title: bold(21),
} as const;
