import * as z from 'zod/mini';
import { country } from './countries.ts';
import { PUBLIC } from './roles.ts';
import { defineRoutes } from './route.ts';
import { dataOf, text } from './scalars.ts';

const rinkFields = { name: text(120), city: text(120), country };

export const rink = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  version: z.number(),
});

export type Rink = z.output<typeof rink>;

export const rinkRoutes = defineRoutes({
  listRinks: {
    resource: 'rinks',
    method: 'GET',
    path: '/api/rinks',
    summary: 'Every registered rink, by name.',
    roles: PUBLIC,
    answer: dataOf(z.array(rink)),
    cacheSeconds: 30,
    errors: [],
  },
  createRink: {
    resource: 'rinks',
    method: 'POST',
    path: '/api/rinks',
    summary: 'Register a rink. A name is registered once in a country.',
    roles: ['SUPER_ADMIN'],
    body: z.object(rinkFields),
    answer: dataOf(rink),
    status: 201,
    errors: [],
  },
});
