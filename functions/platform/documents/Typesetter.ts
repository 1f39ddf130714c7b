import { readFileSync } from 'node:fs';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import type { Weight } from './documentFonts.ts';
import { filesWith } from './fontFiles.ts';

/** A piece of a line in one font. */
interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

export interface Style {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
  readonly colour: RGB;
}

interface Loaded {
  readonly font: PDFFont;
  readonly characters: ReadonlySet<number>;
}

/** Replaces characters that no font has, so that readers notice the gap. */
const MISSING = '\u{FFFD}';

/**
 * Sets text in any script, each piece in a font that has its characters. Only needed font files are read,
 * and only the characters in use are embedded.
 */
export class Typesetter {
  readonly #document: PDFDocument;
  readonly #graphemes: Intl.Segmenter;
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #runs = new Map<string, readonly Run[]>();
  /** Lines are measured before they are drawn, some of them on many pages. */
  readonly #widths = new Map<string, number>();

  constructor(document: PDFDocument, language: string) {
    document.registerFontkit(fontkit);
    this.#document = document;
    this.#graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  }

  /** Loads the fonts of these texts, so that they can be measured and drawn. */
  async prepare(texts: readonly string[], weight: Weight): Promise<void> {
    const characters = new Set(texts.flatMap((text) => this.graphemesOf(text)));
    for (const character of characters) {
      const name = `${weight} ${character}`;
      if (!this.#runs.has(name)) this.#runs.set(name, await this.#runsOf(character, weight));
    }
  }

  /** Composes letters with their accents, and drops characters that break or turn a line. */
  graphemesOf(text: string): string[] {
    const line = text
      .normalize('NFC')
      .replaceAll(/\u202F/g, '\u00A0')
      .replaceAll(/[\p{Cc}\uFE00-\uFE0F]/gu, ' ');
    return Array.from(this.#graphemes.segment(line), ({ segment }) => segment);
  }

  width(text: string, { size, weight }: Pick<Style, 'size' | 'weight'>): number {
    const name = `${String(weight)} ${text}`;
    const known = this.#widths.get(name);
    if (known !== undefined) return known * size;
    const width = this.#line(text, weight).reduce(
      (sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1),
      0,
    );
    this.#widths.set(name, width);
    return width * size;
  }

  draw(page: PDFPage, text: string, place: { readonly x: number; readonly y: number }, style: Style): void {
    let { x } = place;
    for (const { text: piece, font } of this.#line(text, style.weight)) {
      page.drawText(piece, { x, y: place.y, size: style.size, font, color: style.colour });
      x += font.widthOfTextAtSize(piece, style.size);
    }
  }

  /**
   * The pieces of a line. Neighbours in one font form one piece, because fonts kern and join only within
   * it.
   */
  #line(text: string, weight: Weight): Run[] {
    const line: Run[] = [];
    for (const character of this.graphemesOf(text))
      for (const run of this.#runs.get(`${weight} ${character}`) ?? []) {
        const last = line.at(-1);
        if (last?.font === run.font) line[line.length - 1] = { font: run.font, text: last.text + run.text };
        else line.push(run);
      }
    return line;
  }

  /** Sets a letter and its marks in one font if it has them all, otherwise each in its own. */
  async #runsOf(character: string, weight: Weight): Promise<readonly Run[]> {
    const whole = await this.#fontOf(character, weight);
    if (whole) return [{ text: character, font: whole }];
    const parts = [...character];
    if (parts.length > 1) return (await Promise.all(parts.map((part) => this.#runsOf(part, weight)))).flat();
    const font = await this.#fontOf(MISSING, weight);
    return font ? [{ text: MISSING, font }] : [];
  }

  async #fontOf(character: string, weight: Weight): Promise<PDFFont | null> {
    const points = Array.from(character, (point) => point.codePointAt(0) ?? 0);
    for (const path of filesWith(points, weight)) {
      const { font, characters } = await this.#load(path);
      if (points.every((point) => characters.has(point))) return font;
    }
    return null;
  }

  #load(path: string): Promise<Loaded> {
    const known = this.#loaded.get(path);
    if (known) return known;
    const loading = this.#document
      .embedFont(readFileSync(path), { subset: true })
      .then((font) => ({ font, characters: new Set(font.getCharacterSet()) }));
    this.#loaded.set(path, loading);
    return loading;
  }
}
