import * as z from 'zod/mini';
import { country } from '../../core/countries.ts';
import { historyAnswer, historyQuery } from '../../core/history.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { rink, rinkRecord } from './rinkRecord.ts';
import {
  cursor,
  dataOf,
  day,
  email,
  id,
  lines,
  oneOf,
  optional,
  pageOf,
  required,
  text,
  timeZone,
  version,
} from '../../core/scalars.ts';

/** Each change is two writes, one for its history record, and a transaction holds 100 writes. */
export const MAX_CHANGED_RINKS = 40;

/** The uses that prevent a rink's deletion. */
export const RINK_USES = ['competition', 'draft', 'headCoach', 'entries'] as const;

/** The rink's number as an administrative member of ISI. */
const isi = text(10).check(z.regex(/^[A-Za-z0-9]+$/, 'MustValid'));

/** The path of an uploaded picture. */
const logo = text(500).check(z.regex(/^\/images\/(?:[\w-]+\/)*[\w-]+\.\w+$/, 'MustValid'));

const rinkFields = {
  name: text(120),
  /** The name in tables and notices, where space is short. */
  shortName: optional(text(30)),
  city: text(120),
  country,
  address: optional(lines(400)),
  timeZone: z._default(timeZone, 'UTC'),
  contactName: optional(text(120)),
  contactEmail: optional(email),
  contactPhone: optional(text(40)),
  isi: optional(isi),
  /** The last day of the rink's ISI administrative membership. */
  expDate: optional(day),
  logo: optional(logo),
};

/** One use: `id` is the competition's or the head coach's; for `entries` it is the competition's. */
export const rinkUse = z.object({ kind: z.enum(RINK_USES), id: z.string(), name: z.string() });

export type RinkUse = z.output<typeof rinkUse>;

const kept = { resource: 'rinks', roles: ['SUPER_ADMIN'] } as const;
const params = z.object({ rinkId: id });

export const rinkRoutes = defineRoutes({
  listRinks: {
    resource: 'rinks',
    method: 'GET',
    path: '/api/rinks',
    summary: 'List all rinks by name, including inactive ones.',
    reads: ['rinks'],
    roles: PUBLIC,
    answer: dataOf(z.array(rink)),
    cacheSeconds: 30,
    errors: [],
  },
  listRinkRecords: {
    ...kept,
    method: 'GET',
    path: '/api/rink-records',
    summary: 'List all rinks by name, with contact, ISI membership and number of uses.',
    reads: ['rinks', 'users', 'competitions', 'entries'],
    answer: dataOf(z.array(rinkRecord)),
    errors: [],
  },
  createRink: {
    ...kept,
    method: 'POST',
    path: '/api/rinks',
    summary: 'Create a rink. Its name must be unique in its country.',
    changes: ['rinks'],
    body: z.object(rinkFields),
    answer: dataOf(rinkRecord),
    status: 201,
    errors: [],
  },
  updateRink: {
    ...kept,
    method: 'PUT',
    path: '/api/rinks/{rinkId}',
    summary: 'Update, activate or deactivate a rink. Send the `version` you read.',
    changes: ['rinks'],
    params,
    body: z.object({ ...rinkFields, active: z.boolean({ error: required }), version }),
    answer: dataOf(rinkRecord),
    errors: ['NotFound', 'VersionConflict'],
  },
  deleteRink: {
    ...kept,
    method: 'DELETE',
    path: '/api/rinks/{rinkId}',
    summary: 'Delete an unused rink. Otherwise `uses` lists its uses.',
    changes: ['rinks'],
    params,
    body: z.object({ version }),
    answer: dataOf(z.null()),
    errors: ['NotFound', 'VersionConflict', 'RinkInUse'],
  },
  listRinkUses: {
    ...kept,
    method: 'GET',
    path: '/api/rinks/{rinkId}/uses',
    summary: 'List the uses of a rink, 50 a page.',
    reads: ['rinks', 'users', 'competitions', 'entries'],
    params,
    query: z.object({ cursor }),
    answer: pageOf(rinkUse),
    errors: ['NotFound'],
  },
  listRinkHistory: {
    ...kept,
    method: 'GET',
    path: '/api/rinks/{rinkId}/history',
    summary: 'List changes of the rink, newest first. Kept after its deletion.',
    reads: ['rinks'],
    params,
    query: historyQuery,
    answer: historyAnswer,
    errors: ['NotFound'],
  },
  changeRinks: {
    ...kept,
    method: 'POST',
    path: '/api/rink-changes',
    summary: 'Activate or deactivate several rinks, all or none.',
    changes: ['rinks'],
    body: z.object({
      action: oneOf(['activate', 'deactivate']),
      rinks: z
        .array(z.object({ id, version }), { error: required })
        .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_CHANGED_RINKS, 'MustValid')),
    }),
    answer: dataOf(z.object({ changeId: z.string(), count: z.number() })),
    errors: ['NotFound', 'VersionConflict'],
  },
  undoRinkChange: {
    ...kept,
    method: 'POST',
    path: '/api/rink-changes/{changeId}/undo',
    summary: 'Undo the account’s last bulk change of rinks, if none has changed since.',
    changes: ['rinks'],
    params: z.object({ changeId: id }),
    answer: dataOf(z.object({ count: z.number() })),
    errors: ['NotFound', 'VersionConflict'],
  },
});
