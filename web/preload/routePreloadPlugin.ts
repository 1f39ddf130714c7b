import { createHash } from 'node:crypto';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

interface Route {
  /** The pattern of the address's path. */
  readonly path: string;
  /** JSON files are messages. */
  readonly modules: readonly string[];
  /** What the page asks first, with `$1` for the pattern's first group. */
  readonly call: string;
}

/** What the public pages need at once. */
const ROUTES: readonly Route[] = [
  {
    path: '^/$',
    call: '/api/competitions',
    modules: [
      'app/PublicShell.tsx',
      'features/competitionList/LandingPage.tsx',
      'features/competitionList/landing.en.json',
    ],
  },
  {
    path: '^/competitions/([^/]+)$',
    call: '/api/competitions/$1',
    modules: [
      'app/PublicShell.tsx',
      'features/competitionPage/CompetitionPublicPage.tsx',
      'features/competitionPage/en.json',
      'features/entries/refunds.en.json',
    ],
  },
];

/**
 * Lets a public page's files load beside the application instead of after it: a script in the document's head
 * names them by the address. A file of its own, because a strict policy forbids inline scripts.
 */
export function routePreloadPlugin(): Plugin {
  let script: { readonly fileName: string; readonly source: string } | undefined;
  return {
    name: 'rinkside-route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, chunk }) {
        if (!bundle || !chunk) return [];
        const first = new Set([chunk.fileName, ...filesOf(bundle, chunk.fileName)]);
        const source = scriptOf(
          ROUTES.map(({ path, modules, call }) => {
            const files = new Set(modules.flatMap((module) => filesWith(bundle, module)));
            return { path, call, files: [...files].filter((file) => !first.has(file)) };
          }),
        );
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        script = { fileName: `assets/preload-${hash}.js`, source };
        const attrs = { async: true, src: `/${script.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
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

/** The chunk that contains a module, and all that loads with it. @throws Error if no chunk does */
function filesWith(bundle: Bundle, module: string): string[] {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/web/${module}`)),
  );
  if (!found) throw new Error(`No chunk contains ${module}, which a route preloads`);
  return [found.fileName, ...filesOf(bundle, found.fileName)];
}

/** The scripts that a chunk imports at once and the styles of all of them. */
function filesOf(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return [];
  seen.add(name);
  return [
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...chunk.imports.flatMap((file) => [file, ...filesOf(bundle, file, seen)]),
  ];
}

/** Written as text: it runs before anything is loaded, and nothing is compiled after this point. */
function scriptOf(routes: readonly (Pick<Route, 'path' | 'call'> & { readonly files: string[] })[]): string {
  return `const load = (href, rel, as) => {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  if (as) link.as = as;
  document.head.append(link);
};
for (const { path, call, files } of ${JSON.stringify(routes)}) {
  const pattern = new RegExp(path);
  if (!pattern.test(location.pathname)) continue;
  for (const file of files)
    if (file.endsWith('.css')) load('/' + file, 'preload', 'style');
    else load('/' + file, 'modulepreload', '');
  load(location.pathname.replace(pattern, call), 'preload', 'fetch');
}
`;
}
