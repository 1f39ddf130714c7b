import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionEntry } from '../../infra/constructs/functionEntry.ts';
import { listen } from '../../local/host/http/listen.ts';
import { RESOURCES } from '../../shared/contract/core/route.ts';

/** A server that loads every module of a start, and does nothing with them. */
await import('../../local/host/pages/ensureBuilt.ts');
await import('../../local/host/start.ts');
const root = path.join(import.meta.dirname, '../..');
await Promise.all(
  RESOURCES.map((resource) => import(pathToFileURL(path.join(root, functionEntry(resource))).href)),
);
const { port } = await listen((_request, response) => response.end());
console.log(`Rinkside is ready on http://127.0.0.1:${String(port)}`);
