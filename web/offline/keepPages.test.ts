import { describe, expect, it } from 'vitest';
import { keepPages, type WorkerScope } from './keepPages.ts';

const ORIGIN = 'https://rink.example';

const shellOf = (...files: string[]) =>
  `<html>${files.map((file) => `<script src="${file}"></script>`).join('')}</html>`;

/** The caches of one device, as far as a worker uses them. */
function newCaches() {
  const stored = new Map<string, Map<string, string>>();
  const pathOf = (request: RequestInfo | URL) =>
    typeof request === 'string' ? request : new URL((request as Request).url).pathname;
  const answer = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const open = (name: string, fetchText: (file: string) => string) => {
    const files = stored.get(name) ?? new Map<string, string>();
    stored.set(name, files);
    return {
      addAll: async (added: string[]) => {
        const fetched = added.map((file) => [file, fetchText(file)] as const);
        for (const [file, text] of fetched) files.set(file, text);
        await Promise.resolve();
      },
      match: (request: RequestInfo) => Promise.resolve(answer(files.get(pathOf(request)))),
    };
  };
  return { stored, open, answer, pathOf };
}

interface Release {
  readonly version: string;
  readonly files: readonly string[];
}

type Device = ReturnType<typeof newCaches>;

/** A worker of a device; `site` has the files of the server, and is empty without a network. */
function newWorker(device: Device, { version, files }: Release, site: ReadonlyMap<string, string>) {
  const listeners = new Map<string, (event: never) => void>();
  const get = (file: string) => {
    const text = site.get(file);
    if (text === undefined) throw new TypeError('Failed to fetch');
    return text;
  };
  const scope = {
    keptPages: { prefix: 'kept-', version, pages: '^/pages/', files },
    caches: {
      open: (name: string) => Promise.resolve(device.open(name, get)),
      keys: () => Promise.resolve([...device.stored.keys()]),
      delete: (name: string) => Promise.resolve(device.stored.delete(name)),
      match: (request: Request) =>
        Promise.resolve(
          device.answer(
            [...device.stored.values()].map((of) => of.get(device.pathOf(request))).find(Boolean),
          ),
        ),
    },
    location: { origin: ORIGIN },
    clients: { claim: () => Promise.resolve() },
    fetch: async (request: Request) => {
      await Promise.resolve();
      const { pathname } = new URL(request.url);
      return new Response(get(pathname.startsWith('/pages/') ? '/index.html' : pathname));
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  };
  keepPages(scope as unknown as WorkerScope);
  const run = async (name: string) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  const read = async (path: string, mode: 'navigate' | 'no-cors' = 'no-cors') => {
    let answered: Promise<Response> | undefined;
    const request = { method: 'GET', mode, url: ORIGIN + path };
    const respondWith = (answer: Promise<Response>) => (answered = answer);
    listeners.get('fetch')?.({ request, respondWith } as never);
    return (await answered)?.text();
  };
  return { install: () => run('install'), activate: () => run('activate'), read };
}

const FIRST = { version: 'one', files: ['/assets/shared.js', '/assets/one.js'] };
const SECOND = { version: 'two', files: ['/assets/shared.js', '/assets/two.js'] };
const siteOf = ({ version, files }: Release) =>
  new Map([
    ['/index.html', shellOf(...files)],
    ...files.map((file): [string, string] => [file, `${file} of ${version}`]),
  ]);
const NO_NETWORK = new Map<string, string>();

async function installed(device: Device, release: Release, site = siteOf(release)) {
  const worker = newWorker(device, release, site);
  await worker.install();
  await worker.activate();
  return newWorker(device, release, NO_NETWORK);
}

describe('a worker that keeps pages', () => {
  it('answers its pages and files without a network, and no other address', async () => {
    const offline = await installed(newCaches(), FIRST);
    expect(await offline.read('/pages/my-day', 'navigate')).toBe(shellOf(...FIRST.files));
    expect(await offline.read('/assets/one.js')).toBe('/assets/one.js of one');
    expect(await offline.read('/api/auth/users')).toBeUndefined();
    expect(await offline.read('/day/x/judge', 'navigate')).toBeUndefined();
  });

  it('shows the network’s page where there is one', async () => {
    const device = newCaches();
    await installed(device, FIRST);
    const online = newWorker(device, FIRST, siteOf(SECOND));
    expect(await online.read('/pages/my-day', 'navigate')).toBe(shellOf(...SECOND.files));
  });

  it('keeps no page of another release, though the two share a file', async () => {
    const device = newCaches();
    const between = new Map([...siteOf(FIRST), ['/index.html', shellOf(...SECOND.files)]]);
    await expect(installed(device, FIRST, between)).rejects.toThrow('another release');
    expect([...device.stored.keys()]).toEqual([]);
  });

  it('keeps nothing of a release of which a file is missing, and goes on with the one before', async () => {
    const device = newCaches();
    const before = await installed(device, FIRST);
    const site = siteOf(SECOND);
    site.delete('/assets/two.js');
    await expect(newWorker(device, SECOND, site).install()).rejects.toThrow('Failed to fetch');
    expect([...device.stored.keys()]).toEqual(['kept-one']);
    expect(await before.read('/pages/my-day', 'navigate')).toBe(shellOf(...FIRST.files));
  });

  it('leaves the files of one release before it to pages that are open, and caches that are not its own', async () => {
    const device = newCaches();
    device.stored.set('rinkside-day-x', new Map());
    await installed(device, FIRST);
    await installed(device, SECOND);
    const third = await installed(device, { version: 'three', files: ['/assets/three.js'] });
    expect([...device.stored.keys()]).toEqual(['rinkside-day-x', 'kept-two', 'kept-three']);
    expect(await third.read('/assets/three.js')).toBe('/assets/three.js of three');
  });
});
