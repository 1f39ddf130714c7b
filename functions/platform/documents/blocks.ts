import type { RGB } from '@cantoo/pdf-lib';
import type { Style } from './Typesetter.ts';

export interface TextBlock {
  readonly text: string;
  readonly style: Style;
  /** Distance from the left margin; without it the text takes the whole width. */
  readonly left?: number;
  readonly width?: number;
  readonly align?: 'right' | 'centre';
}

/** A text in its column, with a square to tick before it, empty or ticked, or in a large one to write in. */
export interface Cell extends TextBlock {
  readonly box?: 'tick' | 'ticked' | 'mark';
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** A line of its own below the cells. */
  readonly note?: TextBlock;
  /** Left free below the row on its page, for what must not be parted from it. */
  readonly room?: number;
}

/** A PNG or JPEG at the left margin, or a QR code at the right one. */
export type Figure =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'code'; readonly text: string };

/** The blocks of a page, one below the other. Lengths are points. */
export type Block =
  | { readonly kind: 'texts'; readonly texts: readonly TextBlock[] }
  | { readonly kind: 'space'; readonly height: number }
  /** A line in colour across the page. */
  | { readonly kind: 'band'; readonly color: RGB }
  | {
      /** Texts one below the other beside a figure, at least as high as that. */
      readonly kind: 'beside';
      readonly figure: Figure;
      /** Its height. */
      readonly height: number;
      readonly texts: readonly TextBlock[];
    }
  | {
      /** Texts in a tinted box with a coloured edge, beside a QR code with its caption. */
      readonly kind: 'box';
      readonly texts: readonly TextBlock[];
      readonly color: RGB;
      readonly code: { readonly text: string; readonly caption: TextBlock } | null;
    }
  /** Labels with their values in two columns, filled row by row. */
  | { readonly kind: 'keyValues'; readonly pairs: readonly KeyValue[] }
  /** Rows between rules. */
  | { readonly kind: 'table'; readonly rows: readonly TableRow[]; readonly padding: number }
  /** Begins a page unless these fit on the one begun, with `room` and up to `most`; they are not drawn. */
  | {
      readonly kind: 'keep';
      readonly blocks: readonly Block[];
      readonly room: number;
      readonly most?: number;
    }
  /** Lines to write on by hand, side by side, each after its label. */
  | { readonly kind: 'writing'; readonly lines: readonly TextBlock[] }
  /** A line to cut along where these fit on the page below it, else a new page; they are not drawn. */
  | { readonly kind: 'cut'; readonly blocks: readonly Block[] }
  /** Set again on each page that begins because the one before is full, until a page is begun on purpose. */
  | { readonly kind: 'repeatedHead'; readonly blocks: readonly Block[] }
  | { readonly kind: 'newPage' };

export interface KeyValue {
  readonly label: string;
  readonly value: string;
}

/** Texts side by side; the next block follows below the tallest. */
export const texts = (...all: readonly TextBlock[]): Block => ({ kind: 'texts', texts: all });

export const text = (content: string, style: Style): Block => texts({ text: content, style });

export const space = (height: number): Block => ({ kind: 'space', height });

export const keep = (room: number, ...blocks: readonly Block[]): Block => ({ kind: 'keep', blocks, room });
