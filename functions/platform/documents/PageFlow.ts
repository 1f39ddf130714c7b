import type { PDFDocument, PDFImage, PDFPage, RGB } from '@cantoo/pdf-lib';
import {
  BAND_HEIGHT,
  BlockHeights,
  BOX_CODE_SIDE,
  BOX_PADDING,
  CUT_HEIGHT,
  GAP,
  MARK_HEIGHT,
  PAIR_SPACE,
  WRITING_HEIGHT,
} from './BlockHeights.ts';
import type { Block, Cell, KeyValue, TableRow, TextBlock } from './blocks.ts';
import { drawCode } from './codes.ts';
import { BOX, INK, LEADING, MUTED, RULE, STYLES } from './styles.ts';
import type { Style, Typesetter } from './Typesetter.ts';

/** In points. */
export interface PageShape {
  readonly size: readonly [width: number, height: number];
  readonly margin: number;
  /** Free at the foot, for the page number. */
  readonly foot: number;
}

export const widthOf = ({ size, margin }: PageShape): number => size[0] - 2 * margin;

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
  readonly #heights: BlockHeights;
  #repeatedHead: readonly Block[] = [];
  #page: PDFPage;
  #top: number;

  constructor(document: PDFDocument, type: Typesetter, options: FlowOptions) {
    this.#document = document;
    this.#type = type;
    this.#options = options;
    this.#width = widthOf(options.shape);
    this.#heights = new BlockHeights(type, { language: options.language, width: this.#width });
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
        return this.#keep(Math.min(block.room + this.#heights.ofAll(block.blocks), block.most ?? Infinity));
      case 'repeatedHead':
        this.#repeatedHead = block.blocks;
        return;
      case 'writing':
        return this.#writing(block.lines);
      case 'cut':
        return this.#cut(this.#heights.ofAll(block.blocks));
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
      const [line = ''] = this.#heights.lines(left, style, remaining);
      this.#type.draw(page, line, { x: margin, y: foot / 2 }, style);
      const x = margin + this.#width - this.#type.width(number, style);
      this.#type.draw(page, number, { x, y: foot / 2 }, style);
    }
  }

  /** Starts a new page unless this height still fits. */
  #keep(height: number): void {
    if (this.#fits(height)) return;
    this.#newPage();
    const head = this.#repeatedHead;
    // A head that is longer than its page must not begin another one.
    this.#repeatedHead = [];
    for (const block of head) this.place(block);
    this.#repeatedHead = head;
  }

  #fits(height: number): boolean {
    const { size, foot } = this.#options.shape;
    return this.#top + height <= size[1] - foot;
  }

  /** From edge to edge of the sheet, where so much still fits below it; else what follows begins a page. */
  #cut(height: number): void {
    this.#repeatedHead = [];
    if (!this.#fits(CUT_HEIGHT + height)) return this.#newPage();
    const y = this.#fromFoot(CUT_HEIGHT / 2);
    const end = { x: this.#options.shape.size[0], y };
    this.#page.drawLine({ start: { x: 0, y }, end, thickness: 0.6, color: MUTED, dashArray: [4, 4] });
    this.#top += CUT_HEIGHT;
  }

  #newPage(): void {
    const { size, margin } = this.#options.shape;
    this.#page = this.#document.addPage([...size]);
    this.#top = margin;
  }

  #texts(all: readonly TextBlock[]): void {
    const tallest = Math.max(...all.map((one) => this.#heights.ofText(one)));
    this.#keep(tallest);
    for (const one of all) this.#draw(one);
    this.#top += tallest;
  }

  #table(rows: readonly TableRow[], padding: number): void {
    for (const row of rows) {
      const height = this.#heights.ofRow(row);
      this.#keep(height + 2 * padding + (row.room ?? 0));
      this.#rule();
      this.#top += padding;
      const note = row.note ? this.#heights.ofText(row.note) : 0;
      for (const cell of row.cells) this.#cell(cell);
      if (row.note) this.#draw({ ...row.note, top: height - note });
      this.#top += height + padding;
    }
    this.#rule();
  }

  #cell(cell: Cell): void {
    const { style, left = 0, width = this.#width } = cell;
    if (cell.box === 'tick' || cell.box === 'ticked')
      this.#outline(left, { width: style.size, height: style.size, below: 2 });
    if (cell.box === 'ticked') this.#tick(left, style.size);
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

  /** In the square of an outline of this size. */
  #tick(left: number, size: number): void {
    const at = (x: number, y: number) => ({
      x: this.#options.shape.margin + left + x * size,
      y: this.#fromFoot(size + 2) + y * size,
    });
    const line = { thickness: 1.4, color: INK };
    this.#page.drawLine({ ...line, start: at(0.18, 0.5), end: at(0.42, 0.22) });
    this.#page.drawLine({ ...line, start: at(0.42, 0.22), end: at(0.84, 0.82) });
  }

  #keyValues(pairs: readonly KeyValue[]): void {
    for (const { labels, values } of this.#heights.rowsOfPairs(pairs)) {
      this.#keep(STYLES.small.size * 2 + this.#heights.ofRow({ cells: values }));
      this.#texts(labels);
      this.#texts(values);
      this.#top += PAIR_SPACE;
    }
  }

  #box(block: Extract<Block, { readonly kind: 'box' }>): void {
    const { inner, caption, left, height } = this.#heights.partsOfBox(block);
    this.#keep(height);
    const bottom = this.#top + height;
    const place = { x: this.#options.shape.margin, y: this.#fromFoot(height), height };
    this.#page.drawRectangle({ ...place, width: this.#width, color: BOX });
    this.#page.drawRectangle({ ...place, width: 3, color: block.color });
    this.#top += BOX_PADDING;
    if (block.code && caption) {
      this.#code(block.code.text, left, BOX_CODE_SIDE);
      this.#draw({ ...caption, top: BOX_CODE_SIDE });
    }
    for (const one of inner) {
      this.#draw(one);
      this.#top += this.#heights.ofText(one);
    }
    this.#top = bottom;
  }

  /** Side by side in equal columns, each from the end of its label on. */
  #writing(lines: readonly TextBlock[]): void {
    this.#keep(WRITING_HEIGHT);
    const share = (this.#width + GAP) / lines.length;
    for (const [index, line] of lines.entries()) {
      const { size } = line.style;
      const left = index * share;
      this.#draw({ ...line, left, width: share - GAP, top: WRITING_HEIGHT - size * LEADING });
      const x = this.#options.shape.margin + left;
      const y = this.#fromFoot(WRITING_HEIGHT - size * (LEADING - 1)) - 2;
      const start = { x: x + this.#type.width(line.text, line.style) + 6, y };
      this.#page.drawLine({ start, end: { x: x + share - GAP, y }, thickness: 0.9, color: INK });
    }
    this.#top += WRITING_HEIGHT;
  }

  #rule(): void {
    const y = this.#fromFoot(0);
    const x = this.#options.shape.margin;
    const end = { x: x + this.#width, y };
    this.#page.drawLine({ start: { x, y }, end, thickness: 0.6, color: RULE });
  }

  #band(color: RGB): void {
    const place = { x: this.#options.shape.margin, y: this.#fromFoot(BAND_HEIGHT) };
    this.#page.drawRectangle({ ...place, width: this.#width, height: BAND_HEIGHT, color });
    this.#top += BAND_HEIGHT;
  }

  #beside({ figure, height, texts }: Extract<Block, { readonly kind: 'beside' }>): void {
    this.#keep(height);
    if (figure.kind === 'code') this.#code(figure.text, this.#width - height, height);
    else this.#picture(this.#options.pictures.get(figure.bytes) ?? null, height);
    const used = texts.reduce((sum, one) => sum + this.#heights.ofText(one), 0);
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
    for (const [index, line] of this.#heights.lines(text, style, width).entries()) {
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
}
