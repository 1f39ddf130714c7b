import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Bundle, chunkFilesWith } from './chunkFiles.ts';

interface Page {
  readonly shell: readonly string[];
  /** The modules that it loads at once, beside the shell. */
  readonly modules: readonly string[];
  /** The most KiB of script, after gzip, and the most scripts. */
  readonly kibibytes: number;
  readonly scripts: number;
}

const ADMIN = ['app/main.tsx', 'app/adminRoutes.tsx', 'app/AdminShell.tsx'];
const PUBLIC = ['app/main.tsx', 'app/PublicShell.tsx'];

/** The pages opened on a phone beside the ice, and those that organisers open most. */
const PAGES: Readonly<Record<string, Page>> = {
  'check-in': {
    shell: ADMIN,
    modules: ['features/day/checkIn/CheckInPage.tsx', 'features/day/checkIn/en.json'],
    kibibytes: 178,
    scripts: 11,
  },
  board: {
    shell: ADMIN,
    modules: ['features/planning/schedule/SchedulePage.tsx', 'features/planning/schedule/en.json'],
    kibibytes: 217,
    scripts: 20,
  },
  "manager's home": {
    shell: ADMIN,
    modules: ['app/pagesByRole.tsx', 'features/entering/dashboard/HomePage.tsx'],
    kibibytes: 178,
    scripts: 8,
  },
  competitions: {
    shell: ADMIN,
    modules: ['features/planning/competitionAdmin/CompetitionsPage.tsx'],
    kibibytes: 199,
    scripts: 13,
  },
  'live page': {
    shell: PUBLIC,
    modules: ['app/liveRoutes.ts', 'features/day/live/LivePage.tsx', 'features/day/live/en.json'],
    kibibytes: 151,
    scripts: 10,
  },
  'public schedule': {
    shell: PUBLIC,
    modules: ['app/scheduleRoutes.ts', 'features/public/publicSchedule/SchedulePage.tsx'],
    kibibytes: 151,
    scripts: 9,
  },
  results: {
    shell: PUBLIC,
    modules: ['app/scheduleRoutes.ts', 'features/day/results/ResultsPage.tsx'],
    kibibytes: 148,
    scripts: 8,
  },
  'my day': {
    shell: ADMIN,
    modules: ['features/public/mySchedule/MyDayPage.tsx', 'features/public/mySchedule/en.json'],
    kibibytes: 178,
    scripts: 10,
  },
};

/**
 * Fails the build where one of these pages has become heavier: a pattern that no longer matches a moved file brings the
 * entry form's 40 KiB to a page of another area, and nothing else shows it.
 */
export function pageWeightsPlugin(): Plugin {
  return {
    name: 'rinkside-page-weights',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sizes = new Map<string, number>();
        for (const [name, page] of Object.entries(PAGES)) refuseHeavier(bundle, name, page, sizes);
      },
    },
  };
}

/** @throws Error if the page's scripts are more, or larger, than they may be */
function refuseHeavier(bundle: Bundle, name: string, page: Page, sizes: Map<string, number>): void {
  const loaded = [...page.shell, ...page.modules].flatMap((module) =>
    chunkFilesWith(bundle, `/web/${module}`),
  );
  const scripts = [...new Set(loaded)].filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce((total, file) => total + sizeOf(bundle, file, sizes), 0);
  const kibibytes = bytes / 1024;
  if (kibibytes <= page.kibibytes && scripts.length <= page.scripts) return;
  throw new Error(
    `The page ${name} loads ${kibibytes.toFixed(1)} KiB in ${String(scripts.length)} scripts, at most ` +
      `${String(page.kibibytes)} KiB in ${String(page.scripts)} (docs/performance.md)`,
  );
}

function sizeOf(bundle: Bundle, name: string, sizes: Map<string, number>): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const file = bundle[name];
  const size = file?.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0;
  sizes.set(name, size);
  return size;
}
