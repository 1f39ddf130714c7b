import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ACCENTS, ACCENT_COLOURS } from '../../shared/domain/core/accent.ts';
import { FIGURES } from '../ui/figurePaths.ts';
import { paletteOf } from './palette.ts';
import { withPalette } from './png.ts';

/**
 * Puts `share/<accent>-<figure>.png` beside the built pages: what a preview of a competition shows
 * that has no picture of its own. `scripts/drawFigures.mjs` drew the figures.
 */
export function sharePicturesPlugin(): Plugin {
  return {
    name: 'rinkside-share-pictures',
    apply: 'build',
    generateBundle() {
      for (const figure of FIGURES) {
        const drawn = readFileSync(new URL(`${figure}.png`, import.meta.url));
        for (const accent of ACCENTS)
          this.emitFile({
            type: 'asset',
            fileName: `share/${accent}-${figure}.png`,
            source: withPalette(drawn, paletteOf(ACCENT_COLOURS[accent])),
          });
      }
    },
  };
}
