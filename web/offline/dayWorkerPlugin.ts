import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, chunkFilesWith } from '../preload/chunkFiles.ts';

const WORKER = 'day-worker.js';

/** The modules that the judge's page loads, at once and later. */
const MODULES = [
  '/web/app/main.tsx',
  '/web/app/judgeRoutes.ts',
  '/web/features/day/judge/JudgePage.tsx',
  '/web/features/day/judge/SheetPage.tsx',
  '/web/features/day/judge/en.json',
  'virtual:accountRoutes',
];

/** Names of skaters in other scripts show in the device's own fonts. */
const FONTS = /\/(?:inter|outfit)-latin(?:-ext)?-[\w-]+\.woff2$/;

/**
 * Builds `/day-worker.js` and puts the list of its files before it. A worker whose text changes is what makes a browser
 * install the new release, so the version is the hash of that list and of the page.
 */
export function dayWorkerPlugin(): Plugin {
  return {
    name: 'rinkside-day-worker',
    apply: 'build',
    buildStart() {
      const id = path.join(import.meta.dirname, 'dayWorker.ts');
      this.emitFile({ type: 'chunk', id, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('There is no page to keep');
        if (worker.imports.length > 0) throw new Error(`${WORKER} imports ${worker.imports.join(', ')}`);
        const html = String(page.source);
        const files = keptFiles(bundle, html);
        const version = createHash('sha256')
          .update(html)
          .update(files.join())
          .digest('base64url')
          .slice(0, 12);
        worker.code = `self.dayVersion=${JSON.stringify(version)};self.dayFiles=${JSON.stringify(files)};\n${worker.code}`;
      },
    },
  };
}

function keptFiles(bundle: Bundle, html: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file ?? '');
  const loaded = MODULES.flatMap((module) => chunkFilesWith(bundle, module));
  const fonts = [...named, ...loaded].flatMap((name) => fontsOf(bundle, name));
  return [...new Set([...named, ...loaded, ...fonts])].sort().map((file) => `/${file}`);
}

/** The fonts that a style sheet names, or a chunk's own. */
function fontsOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  if (file?.type !== 'asset' || !name.endsWith('.css')) return [];
  return [...String(file.source).matchAll(/url\(["']?\/([^"')]+)["']?\)/g)]
    .map(([, font]) => font ?? '')
    .filter((font) => FONTS.test(`/${font}`));
}
