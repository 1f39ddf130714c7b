import { redirectDocument, type RouteObject } from 'react-router-dom';
import { RouteError } from '../layout/RouteError.tsx';
import { ROOT } from './routes.tsx';

/** Routes below one that is known, by its id. */
export interface Branch {
  readonly parent: string;
  readonly routes: RouteObject[];
}

interface LateRoutes {
  readonly addresses: RegExp;
  readonly load: () => Promise<readonly Branch[]>;
}

/** Routes that no first page needs, by the addresses that do; the router asks for what it does not know. */
const LATE: readonly LateRoutes[] = [
  {
    addresses: /^\/admin(\/|$)/,
    load: async () => (await import('./adminRoutes.tsx')).ADMIN_ROUTES,
  },
  {
    addresses: /^\/competitions\/[^/]+\/(schedule|results)$/,
    load: async () => (await import('./scheduleRoutes.ts')).SCHEDULE_ROUTES,
  },
  {
    addresses: /^\/competitions\/[^/]+\/(live|hall)$/,
    load: async () => (await import('./liveRoutes.ts')).LIVE_ROUTES,
  },
  {
    addresses: /^\/competitions\/[^/]+\/skaters\/[^/]+$/,
    load: async () => (await import('./skaterPageRoutes.ts')).SKATER_PAGE_ROUTES,
  },
  {
    addresses: /^\/(code|day\/[^/]+\/(check-in|scoring|referee|now|music|podium))$/,
    load: async () => (await import('./dayRoutes.ts')).DAY_ROUTES,
  },
  {
    addresses: /^\/day\/[^/]+\/judge(\/|$)/,
    load: async () => (await import('./judgeRoutes.ts')).JUDGE_ROUTES,
  },
  {
    addresses: /^\/(?!(admin|competitions)(\/|$))/,
    load: async () => (await import('./laterRoutes.ts')).LATER_ROUTES,
  },
];

const added = new Set<LateRoutes>();

/**
 * An address whose routes did not arrive, below a shell that is not here either: the router would draw nothing. Its error
 * stands alone. Asked for again with a network, it is loaded with its document.
 */
const unreached = (path: string, { load }: LateRoutes): RouteObject => ({
  path,
  ErrorBoundary: RouteError,
  loader: async ({ request }) => {
    await load();
    return redirectDocument(request.url);
  },
});

/** For the router's `patchRoutesOnNavigation`. */
export async function addLateRoutes({
  path,
  matches,
  patch,
}: {
  readonly path: string;
  /** As far as the router knows the way. */
  readonly matches: readonly { readonly route: RouteObject }[];
  readonly patch: (parent: string, routes: RouteObject[]) => void;
}): Promise<void> {
  const late = LATE.find(({ addresses }) => addresses.test(path));
  if (!late || added.has(late)) return;
  try {
    const branches = await late.load();
    // Two concurrent navigations may both have loaded the routes.
    if (added.has(late)) return;
    added.add(late);
    for (const { parent, routes } of branches) patch(parent, routes);
  } catch (error) {
    // In a shell that is here, the page's error keeps the header.
    if (matches.every(({ route }) => route.lazy === undefined || route.children === undefined)) throw error;
    patch(ROOT, [unreached(path, late)]);
  }
}
