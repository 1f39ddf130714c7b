import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_FONTS } from '../../functions/platform/documents/documentFonts.ts';
import { inRepository } from '../repository.ts';

/**
 * Copies the documents' fonts beside a bundle, at the paths where Node finds them in the repository: each
 * package's list of characters per file, and the files of the weights in use.
 */
export function copyFonts(outputDirectory: string): void {
  for (const { name, weights } of DOCUMENT_FONTS) {
    const folder = path.join('node_modules', '@fontsource', name);
    const copy = (...file: string[]) => {
      cpSync(inRepository(folder, ...file), path.join(outputDirectory, folder, ...file));
    };
    copy('unicode.json');
    for (const file of readdirSync(inRepository(folder, 'files')))
      if (weights.some((weight) => file.endsWith(`-${String(weight)}-normal.woff`))) copy('files', file);
  }
}
