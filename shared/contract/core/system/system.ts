import * as z from 'zod/mini';
import { PUBLIC } from '../roles.ts';
import { defineRoutes } from '../route.ts';
import { dataOf } from '../scalars.ts';

export const systemRoutes = defineRoutes({
  health: {
    resource: 'system',
    method: 'GET',
    path: '/api/health',
    summary: 'Get the product’s health, its version and that of its data.',
    reads: { nothing: 'It tells the versions that run.' },
    roles: PUBLIC,
    answer: dataOf(z.object({ status: z.literal('ok'), version: z.string(), dataVersion: z.int() })),
    errors: [],
  },
  openApi: {
    resource: 'system',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Get this document.',
    reads: { nothing: 'The document changes with a release only.' },
    roles: PUBLIC,
    answer: z.looseObject({ openapi: z.literal('3.1.0') }),
    cacheSeconds: 300,
    errors: [],
  },
});
