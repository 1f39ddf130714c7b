import type { PDFDocument, PDFImage, PDFPage, RGB } from '@cantoo/pdf-lib';
import type { Block, Cell, KeyValue, TableRow, TextBlock } from './blocks.ts';
import { drawCode } from './codes.ts';
import { BOX, INK, LEADING, RULE, STYLES } from './styles.ts';
import type { Style, Typesetter } from './Typesetter.ts';
import { wrapped } from './wrapped.ts';

/** In points. */
export interface PageShape {
  readonly size: readonly [width: number, height: number];
  readonly margin: number;
  /** Free at the foot, for the page number. */
  readonly foot: number;
}

export const widthOf = ({ size, margin }: PageShape): number => size[0] - 2 * margin;

/** Between two columns. */
export const GAP = 16;

const BOX_PADDING = 12;
/** About 4 cm: phones read it from the sheet and from a screen. */
const CODE_SIDE = 108;
/** Of a box to write a mark in: 12 mm. */
const MARK_HEIGHT = 34;

interface FlowOptions {
  readonly language: string;
  readonly shape: PageShape;
  readonly pictures: ReadonlyMap<Uint8Array, PDFImage | null>;
}

/** Sets blocks one below the other on as many pages as needed. Points from the top. */
export class PageFlow {
  readonly #document: PDFDocument;
  readonly #type: Typesetter;
  readonly #options: FlowOptions;
  readonly #width: number;
  #repeatedHead: readonly Block[] = [];
  #page: PDFPage;
  #top: number;

  constructor(document: PDFDocument, type: Typesetter, options: FlowOptions) {
    this.#document = document;
    this.#type = type;
    this.#options = options;
    this.#width = widthOf(options.shape);
    this.#page = document.addPage([...options.shape.size]);
    this.#top = options.shape.margin;
  }

  place(block: Block): void {
    switch (block.kind) {
      case 'texts':
        return this.#texts(block.texts);
      case 'space':
        this.#top += block.height;
        return;
      case 'band':
        return this.#band(block.color);
      case 'beside':
        return this.#beside(block);
      case 'box':
        return this.#box(block);
      case 'keyValues':
        return this.#keyValues(block.pairs);
      case 'table':
        return this.#table(block.rows, block.padding);
      case 'keep':
        return this.#keep(
          Math.min(
            block.blocks.reduce((sum, one) => sum + this.#height(one), block.room),
            block.most ?? Infinity,
          ),
        );
      case 'repeatedHead':
        this.#repeatedHead = block.blocks;
        return;
      case 'newPage':
        this.#repeatedHead = [];
        return this.#newPage();
    }
  }

  /** Writes at the foot of every page. */
  foot(left: string, right: (page: number, pages: number) => string, style: Style): void {
    const { margin, foot } = this.#options.shape;
    const pages = this.#document.getPages();
    for (const [index, page] of pages.entries()) {
      const number = right(index + 1, pages.length);
      const remaining = this.#width - this.#type.width(number, style) - 12;
      const [line = ''] = this.#lines(left, style, remaining);
      this.#type.draw(page, line, { x: margin, y: foot / 2 }, style);
      const x = margin + this.#width - this.#type.width(number, style);
      this.#type.draw(page, number, { x, y: foot / 2 }, style);
    }
  }

  /** Of what is kept together: texts and tables. */
  #height(block: Block): number {
    if (block.kind === 'texts') return Math.max(...block.texts.map((one) => this.#heightOfText(one)));
    if (block.kind === 'space') return block.height;
    if (block.kind !== 'table') return 0;
    return block.rows.reduce((sum, row) => sum + this.#heightOfRow(row) + 2 * block.padding, 0);
  }

  #heightOfText({ text, style, width = this.#width }: TextBlock): number {
    return this.#lines(text, style, width).length * style.size * LEADING;
  }

  #heightOfRow({ cells, note }: TableRow): number {
    const least = cells.some(({ box }) => box === 'mark') ? MARK_HEIGHT : 0;
    const tallest = Math.max(least, ...cells.map((cell) => this.#heightOfText(cell)));
    return tallest + (note ? this.#heightOfText(note) : 0);
  }

  /** Starts a new page unless this height still fits. */
  #keep(height: number): void {
    const { size, foot } = this.#options.shape;
    if (this.#top + height <= size[1] - foot) return;
    this.#newPage();
    const head = this.#repeatedHead;
    // A head that is longer than its page must not begin another one.
    this.#repeatedHead = [];
    for (const block of head) this.place(block);
    this.#repeatedHead = head;
  }

  #newPage(): void {
    const { size, margin } = this.#options.shape;
    this.#page = this.#document.addPage([...size]);
    this.#top = margin;
  }

  #texts(all: readonly TextBlock[]): void {
    const tallest = Math.max(...all.map((one) => this.#heightOfText(one)));
    this.#keep(tallest);
    for (const one of all) this.#draw(one);
    this.#top += tallest;
  }

  #table(rows: readonly TableRow[], padding: number): void {
    for (const row of rows) {
      const height = this.#heightOfRow(row);
      this.#keep(height + 2 * padding + (row.room ?? 0));
      this.#rule();
      this.#top += padding;
      const note = row.note ? this.#heightOfText(row.note) : 0;
      for (const cell of row.cells) this.#cell(cell);
      if (row.note) this.#draw({ ...row.note, top: height - note });
      this.#top += height + padding;
    }
    this.#rule();
  }

  #cell(cell: Cell): void {
    const { style, left = 0, width = this.#width } = cell;
    if (cell.box === 'tick') this.#outline(left, { width: style.size, height: style.size, below: 2 });
    if (cell.box === 'mark') this.#outline(left, { width, height: MARK_HEIGHT, below: 0 });
    this.#draw(cell);
  }

  #outline(
    left: number,
    { width, height, below }: { readonly width: number; readonly height: number; readonly below: number },
  ): void {
    const place = { x: this.#options.shape.margin + left, y: this.#fromFoot(height + below) };
    this.#page.drawRectangle({ ...place, width, height, borderColor: INK, borderWidth: 0.9 });
  }

  #keyValues(pairs: readonly KeyValue[]): void {
    const { small, body } = STYLES;
    const width = (this.#width - GAP) / 2;
    for (let index = 0; index < pairs.length; index += 2) {
      const row = pairs
        .slice(index, index + 2)
        .map((pair, column) => ({ ...pair, left: column * (width + GAP), width }));
      const values = row.map(({ value, left }) => ({ text: value, style: body, left, width }));
      this.#keep(small.size * 2 + Math.max(...values.map((value) => this.#heightOfText(value))));
      this.#texts(row.map(({ label, left }) => ({ text: label, style: small, left, width })));
      this.#texts(values);
      this.#top += 9;
    }
  }

  #box({ texts, color, code }: Extract<Block, { readonly kind: 'box' }>): void {
    const width = this.#width - 2 * BOX_PADDING - (code ? CODE_SIDE + BOX_PADDING : 0);
    const inner = texts.map((one) => ({ ...one, left: BOX_PADDING, width }));
    const left = this.#width - BOX_PADDING - CODE_SIDE;
    const caption = code && { ...code.caption, left, width: CODE_SIDE, align: 'centre' as const };
    const heightOfTexts = inner.reduce((sum, one) => sum + this.#heightOfText(one), 0);
    const heightOfCode = caption ? CODE_SIDE + this.#heightOfText(caption) : 0;
    const height = Math.max(heightOfTexts, heightOfCode) + 2 * BOX_PADDING;
    this.#keep(height);
    const bottom = this.#top + height;
    const place = { x: this.#options.shape.margin, y: this.#fromFoot(height), height };
    this.#page.drawRectangle({ ...place, width: this.#width, color: BOX });
    this.#page.drawRectangle({ ...place, width: 3, color });
    this.#top += BOX_PADDING;
    if (code && caption) {
      this.#code(code.text, left, CODE_SIDE);
      this.#draw({ ...caption, top: CODE_SIDE });
    }
    for (const one of inner) {
      this.#draw(one);
      this.#top += this.#heightOfText(one);
    }
    this.#top = bottom;
  }

  #rule(): void {
    const y = this.#fromFoot(0);
    const x = this.#options.shape.margin;
    const end = { x: x + this.#width, y };
    this.#page.drawLine({ start: { x, y }, end, thickness: 0.6, color: RULE });
  }

  #band(color: RGB): void {
    const place = { x: this.#options.shape.margin, y: this.#fromFoot(3) };
    this.#page.drawRectangle({ ...place, width: this.#width, height: 3, color });
    this.#top += 3;
  }

  #beside({ figure, height, texts }: Extract<Block, { readonly kind: 'beside' }>): void {
    this.#keep(height);
    if (figure.kind === 'code') this.#code(figure.text, this.#width - height, height);
    else this.#picture(this.#options.pictures.get(figure.bytes) ?? null, height);
    const used = texts.reduce((sum, one) => sum + this.#heightOfText(one), 0);
    for (const one of texts) this.#texts([one]);
    this.#top += Math.max(0, height - used);
  }

  /** Scaled to the height unless it gets too wide. */
  #picture(image: PDFImage | null, height: number): void {
    if (!image) return;
    const { width, height: drawn } = image.scaleToFit(this.#width / 2 - GAP, height);
    const y = this.#fromFoot(drawn);
    this.#page.drawImage(image, { x: this.#options.shape.margin, y, width, height: drawn });
  }

  #code(text: string, left: number, side: number): void {
    drawCode(this.#page, text, { left: this.#options.shape.margin + left, top: this.#fromFoot(0), side });
  }

  #draw({
    text,
    style,
    left = 0,
    top = 0,
    width = this.#width,
    align,
  }: TextBlock & { readonly top?: number }): void {
    for (const [index, line] of this.#lines(text, style, width).entries()) {
      const remaining = width - this.#type.width(line, style);
      const indent = align === 'right' ? remaining : align === 'centre' ? remaining / 2 : 0;
      const y = this.#fromFoot(top + style.size * (LEADING * index + 1));
      const x = this.#options.shape.margin + left + indent;
      this.#type.draw(this.#page, line, { x, y }, style);
    }
  }

  /** The height from the sheet's lower edge, so far below the place of the next block. */
  #fromFoot(below: number): number {
    return this.#options.shape.size[1] - this.#top - below;
  }

  #lines(text: string, style: Style, width: number): string[] {
    return wrapped(text, {
      language: this.#options.language,
      width,
      measure: (line) => this.#type.width(line, style),
    });
  }
}
