import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFPage,
} from '@cantoo/pdf-lib';

interface ReadPdf {
  /** The text of every page in the order in which it was drawn, a line for each piece. */
  readonly text: string;
  /** The modules that a code is drawn with: column and row. */
  readonly squares: ReadonlySet<string>;
  /** Where its texts begin, in points from the lower left corner of their page. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** The addresses that a click opens. */
  readonly links: readonly string[];
  /** Its outlined boxes, in points; x and y are the upper left corner, from the lower left corner of their page. */
  readonly boxes: readonly Box[];
}

interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads back what a viewer would show and copy: text by the embedded fonts' own tables, codes by their path. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages().map((page) => ({ commands: commandsOf(page), tables: tablesOf(page) }));
  return {
    text: pages.map(({ commands, tables }) => textOf(commands, tables)).join('\n'),
    squares: new Set(pages.flatMap(({ commands }) => squaresIn(commands))),
    places: pages.flatMap(({ commands }) => placesIn(commands)),
    links: document.getPages().flatMap(linksOf),
    boxes: pages.flatMap(({ commands }, page) => boxesIn(commands, page)),
  };
}

function commandsOf({ node }: PDFPage): string {
  const contents = node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents];
  return streams.map(decoded).join('\n');
}

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) return '';
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function linksOf({ node }: PDFPage): string[] {
  const annotations = node.Annots()?.asArray() ?? [];
  return annotations.flatMap((one) => {
    const action = node.context.lookup(one, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict);
    return action?.lookupMaybe(PDFName.of('URI'), PDFString)?.asString() ?? [];
  });
}

type Table = ReadonlyMap<string, string>;

/** By a font's name on the page, the characters of its glyphs. */
function tablesOf({ node }: PDFPage): ReadonlyMap<string, Table> {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const tables = (fonts?.entries() ?? []).map(([name, reference]) => {
    const font = node.context.lookup(reference, PDFDict);
    return [name.asString(), tableIn(decoded(font.lookup(PDFName.of('ToUnicode'))))] as const;
  });
  return new Map(tables);
}

function tableIn(toUnicode: string): Table {
  const pairs = toUnicode.matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]+)>/gi);
  return new Map([...pairs].map(([, glyph = '', units = '']) => [glyph.toLowerCase(), charactersOf(units)]));
}

const charactersOf = (units: string) =>
  String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

function textOf(commands: string, tables: ReadonlyMap<string, Table>): string {
  let table: Table | undefined;
  const pieces: string[] = [];
  for (const [, font, glyphs] of commands.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9a-f]+)> Tj/gi)) {
    if (font !== undefined) table = tables.get(font);
    const known = glyphs?.toLowerCase().match(/.{4}/g) ?? [];
    if (glyphs !== undefined) pieces.push(known.map((glyph) => table?.get(glyph) ?? '').join(''));
  }
  return pieces.join('\n');
}

/** `x y m`, one to the right, one down, one to the left: a square of a path in modules. */
function squaresIn(commands: string): string[] {
  const drawn = commands.matchAll(/(\d+) (\d+) m\s+(\d+) \2 l\s+\3 (\d+) l\s+\1 \4 l\s+h/g);
  return [...drawn].flatMap(([, x = '', y = '', right]) =>
    Number(right) === Number(x) + 1 ? [`${x} ${y}`] : [],
  );
}

/** `1 0 0 1 x y Tm` before each text. */
const placesIn = (commands: string) =>
  [...commands.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Moved to its corner and turned over, then a path of four corners that is only stroked. */
function boxesIn(commands: string, page: number): Box[] {
  const outline =
    /1 0 0 1 ([\d.]+) ([\d.]+) cm\s+(?:1 0 0 1 0 0 cm\s+)*1 0 0 -1 0 0 cm[^qQ]*?0 0 m\s+([\d.]+) 0 l\s+\3 ([\d.]+) l\s+0 \4 l\s+h\s+S/g;
  return [...commands.matchAll(outline)].map(([, ...found]) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.map(Number);
    return { page, x, y, width, height };
  });
}
