/*
 * The service worker of `/day/`, as small as it can be: it keeps the files of the judge's page, so that a tablet can
 * load it again where the rink has no network. It never sees answers of the API and no other page's address.
 */

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  /** The constants that `dayWorkerPlugin` puts before this file. */
  readonly dayVersion: string;
  readonly dayFiles: readonly string[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as Scope;

const PREFIX = 'rinkside-day-';
const OWN = PREFIX + scope.dayVersion;
const SHELL = '/index.html';
/** A rink's network may take a request and never answer. */
const LONGEST_WAIT = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (/^\/day\/[^/]+\/judge(\/|$)/.test(pathname)) event.respondWith(answerPage(event.request));
  } else if (scope.dayFiles.includes(pathname)) event.respondWith(answerFile(event.request));
});

/** All files or none: a release between two of them fails, and the browser installs the next worker. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll([SHELL, ...scope.dayFiles]);
  const shell = await (await cache.match(SHELL))?.text();
  if (!shell || !scope.dayFiles.some((file) => file.endsWith('.js') && shell.includes(file))) {
    await caches.delete(OWN);
    throw new Error('The page belongs to another release');
  }
  await scope.skipWaiting();
}

/** Keeps the files of the release before this one too, for pages that are still open. */
async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(releases.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The network's page where there is one, so that nobody works with an old release. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(OWN);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    if (answer.ok) return answer;
    return (await cache.match(SHELL)) ?? answer;
  } catch (error) {
    const kept = await cache.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A file's name has the hash of its content, so any copy is right. */
async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
