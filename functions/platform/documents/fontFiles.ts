import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { DOCUMENT_FONTS, type Weight } from './documentFonts.ts';

/** Resolves font files in the repository's packages, or in the copies beside a bundle. */
const { resolve } = createRequire(import.meta.url);

type Range = readonly [first: number, last: number];

interface FontFile {
  readonly path: (weight: Weight) => string;
  readonly ranges: readonly Range[];
}

const rangesByPart = z.record(z.string(), z.string());

let files: readonly FontFile[] | undefined;

/** Every font file in the order of the families, with its characters; read on first use. */
function fontFiles(): readonly FontFile[] {
  files ??= DOCUMENT_FONTS.flatMap(({ name, weights }) => {
    const parts = rangesByPart.parse(
      JSON.parse(readFileSync(resolve(`@fontsource/${name}/unicode.json`), 'utf8')),
    );
    return Object.entries(parts).map(([part, ranges]): FontFile => ({
      // Numbered parts are in brackets: "[12]".
      path: (weight) =>
        resolve(
          `@fontsource/${name}/files/${name}-${part.replaceAll(/[[\]]/g, '')}-${weights.includes(weight) ? weight : 400}-normal.woff`,
        ),
      ranges: ranges.split(',').map(rangeOf),
    }));
  });
  return files;
}

/** Parses `U+1E00-1E9F` or `U+0131`. */
function rangeOf(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** The paths of the files that hold all of these characters, best first. */
export function filesWith(characters: readonly number[], weight: Weight): string[] {
  return fontFiles()
    .filter(({ ranges }) =>
      characters.every((character) =>
        ranges.some(([first, last]) => character >= first && character <= last),
      ),
    )
    .map(({ path }) => path(weight));
}
