import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '../../local/host/http/listen.ts';
import { RESOURCES } from '../../shared/contract/core/route.ts';

/** A server that loads every module of a start, and does nothing with them. */
await import('../../local/host/pages/ensureBuilt.ts');
await import('../../local/host/start.ts');
const functions = path.join(import.meta.dirname, '../../functions/api');
await Promise.all(
  RESOURCES.map((resource) => import(pathToFileURL(path.join(functions, resource, 'lambda.ts')).href)),
);
const { port } = await listen((_request, response) => response.end());
console.log(`Rinkside is ready on http://127.0.0.1:${String(port)}`);
