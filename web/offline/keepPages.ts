/*
 * The service workers of the judge's pages and of everybody else's, as small as they can be: each keeps the files of its
 * pages, so that a device can load them again where the rink has no network, and shows pushes (showPushes.ts). They never see
 * answers of the API.
 */

/** What a worker keeps: `pageWorkersPlugin` puts it before the worker's file. */
export interface KeptPages {
  /** Of the names of its caches, one for each release. */
  readonly prefix: string;
  readonly version: string;
  /** The addresses that it answers, as a pattern of their path. */
  readonly pages: string;
  readonly files: readonly string[];
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's global scope that it uses. */
export interface WorkerScope {
  readonly keptPages: KeptPages;
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}

const SHELL = '/index.html';
/** A rink's network may take a request and never answer. */
const LONGEST_WAIT = 4_000;

/** Answers the pages of a worker, and keeps their files: all of a release or none (decision 0330). */
export function keepPages(scope: WorkerScope): void {
  const { caches, keptPages } = scope;
  const { prefix, files } = keptPages;
  const own = prefix + keptPages.version;
  const pages = new RegExp(keptPages.pages);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return;
    if (mode === 'navigate') {
      if (pages.test(pathname)) event.respondWith(answerPage(event.request));
    } else if (files.includes(pathname)) event.respondWith(answerFile(event.request));
  });

  /** A release between two of the files fails, and the browser installs the next worker. */
  async function install(): Promise<void> {
    const cache = await caches.open(own);
    try {
      await cache.addAll([SHELL, ...files]);
      const shell = await (await cache.match(SHELL))?.text();
      if (!isOfRelease(shell ?? '')) throw new Error('The page belongs to another release');
    } catch (error) {
      await caches.delete(own);
      throw error;
    }
    await scope.skipWaiting();
  }

  /** Releases share some files: the page is of this one only if it names no file of another. */
  function isOfRelease(shell: string): boolean {
    const named = [...shell.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
    return named.length > 0 && named.every((file) => files.includes(file));
  }

  /** Keeps the files of the release before this one too, for pages that are still open. */
  async function activate(): Promise<void> {
    const releases = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(releases.slice(0, -1).map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  /** The network's page where there is one, so that nobody works with an old release. */
  async function answerPage(request: Request): Promise<Response> {
    const cache = await caches.open(own);
    try {
      const answer = await scope.fetch(request, { signal: AbortSignal.timeout(LONGEST_WAIT) });
      if (answer.ok || answer.type === 'opaqueredirect') return answer;
      return (await cache.match(SHELL)) ?? answer;
    } catch (error) {
      const kept = await cache.match(SHELL);
      if (kept) return kept;
      throw error;
    }
  }

  /** A file's name has the hash of its content, so any copy is right. */
  async function answerFile(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? scope.fetch(request);
  }
}
