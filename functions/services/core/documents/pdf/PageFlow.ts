import { PageSizes, rgb, type PDFDocument, type PDFImage, type PDFPage, type RGB } from '@cantoo/pdf-lib';
import type { Style, Typesetter } from './Typesetter.ts';
import { wrapped } from './wrapped.ts';

/** In points. */
export interface PageShape {
  readonly size: readonly [width: number, height: number];
  readonly margin: number;
  /** Free at the foot, for the page number. */
  readonly foot: number;
}

/** A4 with room for a hole punch. */
const DOCUMENT_SHAPE: PageShape = { size: PageSizes.A4, margin: 56, foot: 72 };
export const PAGE_WIDTH = DOCUMENT_SHAPE.size[0] - 2 * DOCUMENT_SHAPE.margin;
const LEADING = 1.35;

export const INK = rgb(0.07, 0.12, 0.17);
export const MUTED = rgb(0.33, 0.39, 0.44);
const RULE = rgb(0.8, 0.84, 0.87);
const BOX = rgb(0.945, 0.96, 0.975);
const BOX_PADDING = 12;
const PAPER = rgb(1, 1, 1);
const BLACK = rgb(0, 0, 0);
/** About 4 cm: phones read it from the sheet and from a screen. */
const CODE_SIDE = 108;

export interface PageBlock {
  readonly text: string;
  readonly style: Style;
  /** Distance from the left margin; without it the block takes the whole width. */
  readonly left?: number;
  readonly width?: number;
  readonly align?: 'right' | 'centre';
}

/** A QR code in a box, with its caption. */
export interface BoxCode {
  /** Row by row with the white around it; true is dark. */
  readonly modules: readonly (readonly boolean[])[];
  readonly caption: Pick<PageBlock, 'text' | 'style'>;
}

/** Sets blocks one below the other on as many pages as needed. Points from the top. */
export class PageFlow {
  readonly #document: PDFDocument;
  readonly #type: Typesetter;
  readonly #language: string;
  readonly #shape: PageShape;
  #page: PDFPage;
  #top: number;

  constructor(document: PDFDocument, type: Typesetter, language: string, shape = DOCUMENT_SHAPE) {
    this.#document = document;
    this.#type = type;
    this.#language = language;
    this.#shape = shape;
    this.#page = document.addPage([...shape.size]);
    this.#top = shape.margin;
  }

  /** Between the margins. */
  get width(): number {
    return this.#shape.size[0] - 2 * this.#shape.margin;
  }

  height({ text, style, width = this.width }: PageBlock): number {
    return this.#lines(text, style, width).length * style.size * LEADING;
  }

  /**
   * Starts a new page unless this height still fits.
   * @returns whether it did
   */
  keep(height: number): boolean {
    if (this.#top + height <= this.#shape.size[1] - this.#shape.foot) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.#page = this.#document.addPage([...this.#shape.size]);
    this.#top = this.#shape.margin;
  }

  /** Sets blocks side by side on one page; the next ones follow below the tallest. */
  row(...blocks: readonly PageBlock[]): void {
    const tallest = Math.max(...blocks.map((block) => this.height(block)));
    this.keep(tallest);
    for (const block of blocks) this.#draw(block);
    this.#top += tallest;
  }

  space(height: number): void {
    this.#top += height;
  }

  rule(): void {
    const y = this.#fromFoot(0);
    const x = this.#shape.margin;
    const [start, end] = [
      { x, y },
      { x: x + this.width, y },
    ];
    this.#page.drawLine({ start, end, thickness: 0.6, color: RULE });
  }

  /** Draws a picture at the left margin, scaled to the height unless it gets too wide; text follows beside it. */
  picture(image: PDFImage, height: number): void {
    const { width, height: drawn } = image.scaleToFit(this.width / 2 - 16, height);
    this.keep(height);
    const y = this.#fromFoot(drawn);
    this.#page.drawImage(image, { x: this.#shape.margin, y, width, height: drawn });
  }

  /** A line in colour across the page. */
  band(color: RGB): void {
    const y = this.#fromFoot(3);
    this.#page.drawRectangle({ x: this.#shape.margin, y, width: this.width, height: 3, color });
    this.#top += 3;
  }

  /** Sets blocks one below the other in a tinted box with a coloured edge; a code stands beside them. */
  box(blocks: readonly PageBlock[], color: RGB, code: BoxCode | null): void {
    const width = this.width - 2 * BOX_PADDING - (code ? CODE_SIDE + BOX_PADDING : 0);
    const inner = blocks.map((block) => ({ ...block, left: BOX_PADDING, width }));
    const texts = inner.reduce((sum, block) => sum + this.height(block), 0);
    const caption = code && {
      ...code.caption,
      left: this.width - BOX_PADDING - CODE_SIDE,
      width: CODE_SIDE,
      align: 'centre' as const,
    };
    const height = Math.max(texts, caption ? CODE_SIDE + this.height(caption) : 0) + 2 * BOX_PADDING;
    this.keep(height);
    const bottom = this.#top + height;
    const y = this.#fromFoot(height);
    this.#page.drawRectangle({ x: this.#shape.margin, y, width: this.width, height, color: BOX });
    this.#page.drawRectangle({ x: this.#shape.margin, y, width: 3, height, color });
    this.#top += BOX_PADDING;
    if (code && caption) {
      this.code(code.modules, caption.left, CODE_SIDE);
      this.#draw({ ...caption, top: CODE_SIDE });
    }
    for (const block of inner) {
      this.#draw(block);
      this.#top += this.height(block);
    }
    this.#top = bottom;
  }

  /** Draws a QR code; text follows beside it. One path of all squares: between paths some viewers leave hairlines. */
  code(modules: BoxCode['modules'], left: number, side: number): void {
    const place = { x: this.#shape.margin + left, y: this.#fromFoot(0) };
    this.#page.drawRectangle({ x: place.x, y: place.y - side, width: side, height: side, color: PAPER });
    const squares = modules.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
    );
    const scale = side / modules.length;
    this.#page.drawSvgPath(squares.join(''), { ...place, scale, color: BLACK });
  }

  /** Draws an empty square to tick; text follows beside it. */
  tickBox(left: number, side: number): void {
    const place = { x: this.#shape.margin + left, y: this.#fromFoot(side + 2) };
    this.#page.drawRectangle({ ...place, width: side, height: side, borderColor: INK, borderWidth: 0.9 });
  }

  /** Draws an empty box to write in; text follows beside it. */
  markBox(left: number, width: number, height: number): void {
    const place = { x: this.#shape.margin + left, y: this.#fromFoot(height) };
    this.#page.drawRectangle({ ...place, width, height, borderColor: INK, borderWidth: 0.9 });
  }

  /** Writes at the foot of every page. */
  foot(left: string, right: (page: number, pages: number) => string, style: Style): void {
    const pages = this.#document.getPages();
    for (const [index, page] of pages.entries()) {
      const number = right(index + 1, pages.length);
      const remaining = this.width - this.#type.width(number, style) - 12;
      const [line = ''] = this.#lines(left, style, remaining);
      this.#type.draw(page, line, { x: this.#shape.margin, y: this.#shape.foot / 2 }, style);
      const x = this.#shape.margin + this.width - this.#type.width(number, style);
      this.#type.draw(page, number, { x, y: this.#shape.foot / 2 }, style);
    }
  }

  #draw({
    text,
    style,
    left = 0,
    top = 0,
    width = this.width,
    align,
  }: PageBlock & { readonly top?: number }): void {
    for (const [index, line] of this.#lines(text, style, width).entries()) {
      const remaining = width - this.#type.width(line, style);
      const indent = align === 'right' ? remaining : align === 'centre' ? remaining / 2 : 0;
      const y = this.#fromFoot(top + style.size * (LEADING * index + 1));
      this.#type.draw(this.#page, line, { x: this.#shape.margin + left + indent, y }, style);
    }
  }

  /** The height from the sheet's lower edge, so far below the place of the next block. */
  #fromFoot(below: number): number {
    return this.#shape.size[1] - this.#top - below;
  }

  #lines(text: string, style: Style, width: number): string[] {
    return wrapped(text, {
      language: this.#language,
      width,
      measure: (line) => this.#type.width(line, style),
    });
  }
}
