import type { Block, KeyValue, TableRow, TextBlock } from './blocks.ts';
import { LEADING, STYLES } from './styles.ts';
import type { Style, Typesetter } from './Typesetter.ts';
import { wrapped } from './wrapped.ts';

/** Between two columns. */
export const GAP = 16;

export const BOX_PADDING = 12;
/** About 4 cm: phones read it from the sheet and from a screen. */
export const BOX_CODE_SIDE = 108;
/** Of a box to write a mark in: 12 mm. */
export const MARK_HEIGHT = 34;
/** Of a line to write on, with the room for a hand above it. */
export const WRITING_HEIGHT = 28;
/** Below each row of labels and values. */
export const PAIR_SPACE = 9;
export const BAND_HEIGHT = 3;
/** Of a line to cut along, with the room above and below it. */
export const CUT_HEIGHT = 14;

type Box = Extract<Block, { readonly kind: 'box' }>;

/** How high blocks are in a column of this width, in points. */
export class BlockHeights {
  readonly #type: Typesetter;
  readonly #language: string;
  readonly #width: number;

  constructor(type: Typesetter, { language, width }: { readonly language: string; readonly width: number }) {
    this.#type = type;
    this.#language = language;
    this.#width = width;
  }

  ofAll(blocks: readonly Block[]): number {
    return blocks.reduce((sum, block) => sum + this.of(block), 0);
  }

  /** As far as the block moves the next one down, on a page that has room for it. */
  of(block: Block): number {
    switch (block.kind) {
      case 'texts':
        return this.ofRow({ cells: block.texts });
      case 'space':
        return block.height;
      case 'band':
        return BAND_HEIGHT;
      case 'beside':
        return Math.max(
          block.height,
          block.texts.reduce((sum, one) => sum + this.ofText(one), 0),
        );
      case 'box':
        return this.partsOfBox(block).height;
      case 'keyValues':
        return this.rowsOfPairs(block.pairs).reduce(
          (sum, { labels, values }) =>
            sum + this.ofRow({ cells: labels }) + this.ofRow({ cells: values }) + PAIR_SPACE,
          0,
        );
      case 'table':
        return block.rows.reduce((sum, row) => sum + this.ofRow(row) + 2 * block.padding, 0);
      case 'writing':
        return WRITING_HEIGHT;
      case 'keep':
      case 'repeatedHead':
      case 'cut':
      case 'newPage':
        return 0;
    }
  }

  ofText({ text, style, width = this.#width }: TextBlock): number {
    return this.lines(text, style, width).length * style.size * LEADING;
  }

  ofRow({ cells, note }: TableRow): number {
    const least = cells.some(({ box }) => box === 'mark') ? MARK_HEIGHT : 0;
    const tallest = Math.max(least, ...cells.map((cell) => this.ofText(cell)));
    return tallest + (note ? this.ofText(note) : 0);
  }

  /** The texts of a box and the caption of its code, in their columns. */
  partsOfBox({ texts, code }: Box) {
    const width = this.#width - 2 * BOX_PADDING - (code ? BOX_CODE_SIDE + BOX_PADDING : 0);
    const inner = texts.map((one) => ({ ...one, left: BOX_PADDING, width }));
    const left = this.#width - BOX_PADDING - BOX_CODE_SIDE;
    const caption = code && { ...code.caption, left, width: BOX_CODE_SIDE, align: 'centre' as const };
    const heightOfTexts = inner.reduce((sum, one) => sum + this.ofText(one), 0);
    const heightOfCode = caption ? BOX_CODE_SIDE + this.ofText(caption) : 0;
    return { inner, caption, left, height: Math.max(heightOfTexts, heightOfCode) + 2 * BOX_PADDING };
  }

  /** Labels above their values, two columns a row. */
  rowsOfPairs(pairs: readonly KeyValue[]) {
    const { small, body } = STYLES;
    const width = (this.#width - GAP) / 2;
    return Array.from({ length: Math.ceil(pairs.length / 2) }, (_, row) => {
      const placed = pairs
        .slice(2 * row, 2 * row + 2)
        .map((pair, column) => ({ ...pair, left: column * (width + GAP), width }));
      return {
        labels: placed.map(({ label, left }) => ({ text: label, style: small, left, width })),
        values: placed.map(({ value, left }) => ({ text: value, style: body, left, width })),
      };
    });
  }

  lines(text: string, style: Style, width: number): string[] {
    return wrapped(text, {
      language: this.#language,
      width,
      measure: (line) => this.#type.width(line, style),
    });
  }
}
