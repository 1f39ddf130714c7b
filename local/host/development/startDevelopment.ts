import { watch } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { listen } from '../http/listen.ts';
import type { HostSettings } from '../settings.ts';
import type { LocalHost } from '../start.ts';
import { forward, unavailable } from './forward.ts';
import { HandlerProcess } from './handlerProcess.ts';
import { isPageRequest } from './isPage.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Folders whose changes restart the handlers; Vite updates the pages. */
const WATCHED = ['functions', 'shared', 'infra', 'local'];

/** Editors write a file in several steps. */
const SETTLING_MILLISECONDS = 150;

/**
 * The product in development: Vite serves the pages and hot-reloads them, the host behind it serves the rest.
 * The pages have no Content-Security-Policy here, because Vite's hot reload needs inline scripts.
 */
export async function startDevelopment(settings: HostSettings): Promise<LocalHost> {
  let serve: Parameters<typeof listen>[0] = (_request, response) => {
    unavailable(response);
  };
  const front = await listen((request, response) => serve(request, response), settings);
  const origin = `http://${settings.host}:${String(front.port)}`;
  const handlers = new HandlerProcess({
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: settings.dataDirectory,
    PUBLIC_ORIGIN: settings.publicOrigin ?? origin,
  });
  handlers.restart();
  const vite = await createServer({
    root: path.join(ROOT, 'web'),
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: front.server } },
  });
  serve = (request, response) => {
    if (isPageRequest(request.url ?? '/')) {
      vite.middlewares(request, response);
      return;
    }
    void handlers.origin.then((host) => {
      if (host === undefined) unavailable(response);
      else forward(host, request, response);
    });
  };
  const stopWatching = watchSources(() => {
    console.log('The code has changed: the handlers start anew.');
    handlers.restart();
  });
  await handlers.origin;
  return {
    origin,
    close: async () => {
      stopWatching();
      await Promise.all([vite.close(), handlers.stop(), front.close()]);
    },
  };
}

function watchSources(onChange: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watchers = WATCHED.map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(settling);
      settling = setTimeout(onChange, SETTLING_MILLISECONDS);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}
