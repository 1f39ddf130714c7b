import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { type Bundle, filesOf, chunkFilesWith } from './chunkFiles.ts';

interface Route {
  /** The pattern of the address's path and query. */
  readonly path: string;
  /** JSON files are messages. */
  readonly modules: readonly string[];
  /** The page's first requests, with `$1` for the pattern's first group. */
  readonly calls: readonly string[];
  /** A competition, whose form is asked for as soon as it is known. */
  readonly competition?: string;
  /** Requests of a browser that has logged in before. */
  readonly ownCalls?: readonly string[];
}

const SESSION = '/api/auth/users';
const ADMIN_SHELL = 'app/AdminShell.tsx';
/** They grow with each page of an organiser. */
const ADMIN_MODULES = [
  'virtual:accountRoutes',
  '/web/paths/adminPaths.ts',
  '/web/i18n/adminFormats.ts',
  '/web/i18n/laterCatalogues.ts',
];

const ENTRY_CALLS = {
  calls: ['/api/competitions/$1/places', '/api/rinks'],
  competition: '/api/competitions/$1',
  ownCalls: [SESSION, '/api/users/me'],
};
const COMPETITION_CHOSEN = String.raw`\?(?:.*&)?competitionId=(\w+)$`;

/** The modules and requests that the first pages of visits need at once. */
const ROUTES: readonly Route[] = [
  {
    path: '^/$',
    calls: ['/api/competitions'],
    ownCalls: [SESSION],
    modules: [
      'app/PublicShell.tsx',
      'features/entering/competitionList/LandingPage.tsx',
      'features/entering/competitionList/landing.en.json',
    ],
  },
  {
    path: '^/competitions/(\\w+)$',
    calls: ['/api/competitions/$1/places'],
    competition: '/api/competitions/$1',
    ownCalls: [SESSION],
    modules: [
      'app/PublicShell.tsx',
      'features/entering/competitionPage/CompetitionPublicPage.tsx',
      'features/entering/competitionPage/en.json',
    ],
  },
  {
    path: '^/competitions/(\\w+)/live$',
    calls: ['/api/competitions/$1/live'],
    ownCalls: [SESSION],
    modules: [
      'app/PublicShell.tsx',
      'app/liveRoutes.ts',
      'features/day/live/LivePage.tsx',
      'features/day/live/en.json',
      'features/day/follow/en.json',
    ],
  },
  {
    path: '^/competitions/(\\w+)/results$',
    calls: ['/api/competitions/$1/results'],
    ownCalls: [SESSION],
    modules: [
      'app/PublicShell.tsx',
      'app/scheduleRoutes.ts',
      'features/day/results/ResultsPage.tsx',
      'features/day/results/en.json',
      'features/day/follow/en.json',
    ],
  },
  {
    path: '^/competitions/(\\w+)/schedule$',
    calls: ['/api/competitions/$1/schedule'],
    ownCalls: [SESSION],
    modules: [
      'app/PublicShell.tsx',
      'app/scheduleRoutes.ts',
      'features/public/publicSchedule/SchedulePage.tsx',
      'features/public/publicSchedule/en.json',
      'features/day/follow/en.json',
    ],
  },
  {
    path: `^/individual-form${COMPETITION_CHOSEN}`,
    modules: [
      'app/PublicShell.tsx',
      'features/entering/enter/form/individualForm.ts',
      'features/entering/entries/en.json',
    ],
    calls: ENTRY_CALLS.calls,
    competition: ENTRY_CALLS.competition,
    ownCalls: ENTRY_CALLS.ownCalls,
  },
  {
    path: `^/dance-form${COMPETITION_CHOSEN}`,
    modules: [
      'app/PublicShell.tsx',
      'features/entering/enter/form/coupleForm.tsx',
      'features/entering/entries/en.json',
    ],
    calls: ENTRY_CALLS.calls,
    competition: ENTRY_CALLS.competition,
    ownCalls: ENTRY_CALLS.ownCalls,
  },
  {
    path: `^/team-form${COMPETITION_CHOSEN}`,
    modules: [
      'app/PublicShell.tsx',
      'features/entering/enter/roster/teamForm.tsx',
      'features/entering/entries/en.json',
    ],
    calls: ENTRY_CALLS.calls,
    competition: ENTRY_CALLS.competition,
    ownCalls: ENTRY_CALLS.ownCalls,
  },
  {
    path: '^/login',
    modules: ['features/people/account/LogInPage.tsx', 'features/people/account/en.json'],
    calls: [],
  },
  {
    path: String.raw`^/admin/my-day\?(?:.*&)?competition=(\w+)`,
    modules: [
      ADMIN_SHELL,
      'features/public/mySchedule/MyDayPage.tsx',
      'features/public/mySchedule/en.json',
      'features/day/results/myResult.en.json',
      'features/day/sharePage/en.json',
    ],
    calls: [],
    ownCalls: ['/api/competitions/$1/my-schedule/own', '/api/competitions/$1/live'],
  },
  {
    path: '^/admin(/|$)',
    modules: ['app/adminRoutes.tsx', ADMIN_SHELL, 'i18n/en/menu.json'],
    calls: [],
    ownCalls: [SESSION],
  },
];

/** The script that sets the remembered colours; the built page's own head script begins with it. */
const THEME = path.join(import.meta.dirname, '../public/theme.js');
const THEME_TAG = '<script src="/theme.js"></script>';

/**
 * Lets a public page's files and data load beside the application instead of after it: a script in the document's
 * head names them by the address. A file of its own, because a strict policy forbids inline scripts.
 */
export function routePreloadPlugin(): Plugin {
  let script: { readonly fileName: string; readonly source: string } | undefined;
  return {
    name: 'rinkside-route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        if (!html.includes(THEME_TAG)) throw new Error('index.html does not name theme.js');
        const first = new Set([chunk.fileName, ...filesOf(bundle, chunk.fileName)]);
        const routes = ROUTES.map(({ modules, ...route }) => {
          const files = new Set(modules.flatMap((module) => chunkFilesWith(bundle, `/web/${module}`)));
          if (!modules.includes(ADMIN_SHELL)) refuseAdminModules(bundle, [...first, ...files]);
          return { ...route, files: [...files].filter((file) => !first.has(file)) };
        });
        const { code: source } = minifySync('head.js', readFileSync(THEME, 'utf8') + scriptOf(routes));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        script = { fileName: `assets/head-${hash}.js`, source };
        return html.replace(THEME_TAG, `<script src="/${script.fileName}"></script>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (script) this.emitFile({ type: 'asset', fileName: script.fileName, source: script.source });
      },
    },
  };
}

/** @throws Error if a file of a public page has what only the admin area needs */
function refuseAdminModules(bundle: Bundle, files: readonly string[]): void {
  for (const name of files) {
    const chunk = bundle[name];
    const found = ADMIN_MODULES.find(
      (module) => chunk?.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module)),
    );
    if (found !== undefined) throw new Error(`A public page loads ${found}, which is in ${name}`);
  }
}

/** Written as text: it runs before anything is loaded, and only made shorter after this point. */
function scriptOf(routes: readonly (Omit<Route, 'modules'> & { readonly files: string[] })[]): string {
  return `{
const load = (href, rel, as) => {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  if (as) link.as = as;
  document.head.append(link);
};
const early = (globalThis.rinksideEarly = new Map());
const ask = (href) => {
  const answer = fetch(href, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  answer.catch(() => undefined);
  early.set(href, answer);
  return answer;
};
let isKnown = true;
try {
  isKnown = localStorage.getItem('rinkside.loggedIn') !== null;
} catch {}
const address = location.pathname + location.search;
for (const { path, calls, competition, ownCalls = [], files } of ${JSON.stringify(routes)}) {
  const match = new RegExp(path).exec(address);
  if (!match) continue;
  const filled = (call) => call.replace('$1', match[1]);
  for (const file of files)
    if (file.endsWith('.css')) load('/' + file, 'preload', 'style');
    else load('/' + file, 'modulepreload', '');
  if (competition)
    ask(filled(competition))
      .then((answer) => (answer.ok ? answer.clone().json() : Promise.reject(answer)))
      .then(({ data }) => ask('/api/forms/' + data.formId))
      .catch(() => undefined);
  for (const call of calls) ask(filled(call));
  if (isKnown) for (const call of ownCalls) ask(filled(call));
}
}
`;
}
