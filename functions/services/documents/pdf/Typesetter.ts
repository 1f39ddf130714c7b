import { readFileSync } from 'node:fs';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import type { Weight } from './documentFonts.ts';
import { filesWith } from './fontFiles.ts';

/** A piece of a line that one font can set. */
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

/** Stands for what no font has: nobody is to think that a name ends there. */
const MISSING = '\u{FFFD}';

/**
 * Sets text in whatever script, each piece in the font that has its characters. Only the files that are
 * needed are read, and of each only the characters in use come into the document.
 */
export class Typesetter {
  readonly #document: PDFDocument;
  readonly #graphemes: Intl.Segmenter;
  readonly #loaded = new Map<string, Promise<Loaded>>();
  readonly #runs = new Map<string, readonly Run[]>();

  constructor(document: PDFDocument, language: string) {
    document.registerFontkit(fontkit);
    this.#document = document;
    this.#graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  }

  /** Finds the fonts of these texts, which can then be measured and drawn. */
  async prepare(texts: readonly string[], weight: Weight): Promise<void> {
    const characters = new Set(texts.flatMap((text) => this.graphemesOf(text)));
    for (const character of characters) {
      const name = `${weight} ${character}`;
      if (!this.#runs.has(name)) this.#runs.set(name, await this.#runsOf(character, weight));
    }
  }

  /** Composed, so that a letter and its accents are one; without what breaks or turns a line. */
  graphemesOf(text: string): string[] {
    const line = text
      .normalize('NFC')
      .replaceAll(/\u202F/g, '\u00A0')
      .replaceAll(/[\p{Cc}\uFE00-\uFE0F]/gu, ' ');
    return Array.from(this.#graphemes.segment(line), ({ segment }) => segment);
  }

  width(text: string, { size, weight }: Pick<Style, 'size' | 'weight'>): number {
    return this.#line(text, weight).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  }

  draw(page: PDFPage, text: string, place: { readonly x: number; readonly y: number }, style: Style): void {
    let { x } = place;
    for (const { text: piece, font } of this.#line(text, style.weight)) {
      page.drawText(piece, { x, y: place.y, size: style.size, font, color: style.colour });
      x += font.widthOfTextAtSize(piece, style.size);
    }
  }

  /** The pieces of a line, neighbours of one font together: fonts kern and join within a piece. */
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

  /** A letter with its marks by one font where one has them all, else each by its own. */
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
