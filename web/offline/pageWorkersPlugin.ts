import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, chunkFilesWith } from '../preload/chunkFiles.ts';
import type { KeptPages } from './keepPages.ts';

interface PageWorker extends Pick<KeptPages, 'prefix' | 'pages'> {
  readonly file: string;
  /** What its pages load, at once and later. */
  readonly modules: readonly string[];
}

/** Built once, and written once for each worker. */
const SOURCE = 'page-worker.js';

const WORKERS: readonly PageWorker[] = [
  {
    file: 'day-worker.js',
    prefix: 'rinkside-day-',
    pages: String.raw`^/day/[^/]+/(judge|music)(/|$)`,
    modules: [
      '/web/app/main.tsx',
      '/web/app/judgeRoutes.ts',
      '/web/features/day/judge/JudgePage.tsx',
      '/web/features/day/judge/SheetPage.tsx',
      '/web/features/day/judge/en.json',
      '/web/app/dayRoutes.ts',
      '/web/app/DayShell.tsx',
      '/web/features/day/codes/codeBar.en.json',
      '/web/features/day/codes/seats.en.json',
      '/web/features/day/running/musicDesk/MusicPage.tsx',
      '/web/features/day/running/musicDesk.en.json',
      '/web/features/day/running/en.json',
      '/web/features/day/live/en.json',
      'virtual:accountRoutes',
    ],
  },
  {
    file: 'family-worker.js',
    prefix: 'rinkside-family-',
    // Any page, so that one that is not kept can say so; no helper's, and no file.
    pages: String.raw`^/(?!(?:api|day|documents|images|uploads)(?:/|$))(?:.*/)?[^./]*$`,
    modules: [
      '/web/app/main.tsx',
      '/web/app/PublicShell.tsx',
      '/web/app/adminRoutes.tsx',
      '/web/app/AdminShell.tsx',
      '/web/app/liveRoutes.ts',
      '/web/app/scheduleRoutes.ts',
      '/web/i18n/en/menu.json',
      '/web/api/familyDay.ts',
      '/web/features/public/mySchedule/MyDayPage.tsx',
      '/web/features/public/mySchedule/NextStarts.tsx',
      '/web/features/public/mySchedule/MyCancelledEvents.tsx',
      '/web/features/public/mySchedule/MissingEvents.tsx',
      '/web/features/public/mySchedule/ClashLine.tsx',
      '/web/features/public/mySchedule/MyMessages.tsx',
      '/web/features/public/mySchedule/FamilyClashes.tsx',
      '/web/features/public/mySchedule/en.json',
      '/web/features/day/results/myResult.en.json',
      '/web/features/day/sharePage/en.json',
      '/web/ui/QrCode.tsx',
      '/web/features/day/live/LivePage.tsx',
      '/web/features/day/live/OwnSkaters.tsx',
      '/web/features/day/live/en.json',
      '/web/features/day/follow/en.json',
      '/web/features/public/publicSchedule/SchedulePage.tsx',
      '/web/features/public/publicSchedule/OwnStarts.tsx',
      '/web/features/public/publicSchedule/en.json',
    ],
  },
];

/** Names of skaters in other scripts show in the device's own fonts. */
const FONTS = /(?:inter|outfit)-latin(?:-ext)?-[\w-]+\.woff2$/;

/**
 * Builds the workers and puts the list of its files before each. A worker whose text changes is what makes a browser
 * install the new release, so the version is the hash of that list and of the page.
 */
export function pageWorkersPlugin(): Plugin {
  return {
    name: 'rinkside-page-workers',
    apply: 'build',
    buildStart() {
      const id = path.join(import.meta.dirname, 'pageWorker.ts');
      this.emitFile({ type: 'chunk', id, fileName: SOURCE });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = bundle[SOURCE];
        const page = bundle['index.html'];
        if (source?.type !== 'chunk' || page?.type !== 'asset') throw new Error('There is no page to keep');
        if (source.imports.length > 0) throw new Error(`${SOURCE} imports ${source.imports.join(', ')}`);
        const html = String(page.source);
        for (const worker of WORKERS) {
          const kept = keptPages(bundle, html, worker);
          const code = `self.keptPages=${JSON.stringify(kept)};\n${source.code}`;
          this.emitFile({ type: 'asset', fileName: worker.file, source: code });
        }
        Reflect.deleteProperty(bundle, SOURCE);
      },
    },
  };
}

function keptPages(bundle: Bundle, html: string, { prefix, pages, modules }: PageWorker): KeptPages {
  const files = keptFiles(bundle, html, modules);
  const hash = createHash('sha256').update(html).update(files.join());
  return { prefix, version: hash.digest('base64url').slice(0, 12), pages, files };
}

function keptFiles(bundle: Bundle, html: string, modules: readonly string[]): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file ?? '');
  const loaded = modules.flatMap((module) => chunkFilesWith(bundle, module));
  const fonts = [...named, ...loaded].flatMap((name) => fontsOf(bundle, name));
  return [...new Set([...named, ...loaded, ...fonts])].sort().map((file) => `/${file}`);
}

/** The fonts that a style sheet names, or a chunk's own. */
function fontsOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  if (file?.type !== 'asset' || !name.endsWith('.css')) return [];
  return [...String(file.source).matchAll(/url\(["']?\/([^"')]+)["']?\)/g)]
    .map(([, font]) => font ?? '')
    .filter((font) => namesOf(bundle, font).some((own) => FONTS.test(own)));
}

/** A file's names before they were hashed. */
function namesOf(bundle: Bundle, name: string): readonly string[] {
  const file = bundle[name];
  return file?.type === 'asset' ? file.names : [];
}
