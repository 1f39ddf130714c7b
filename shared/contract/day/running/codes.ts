import * as z from 'zod/mini';
import { CODE_KINDS, PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, instant, oneOf, optional, required, text } from '../../core/scalars.ts';

/** `judge1`, `judge2`, ... or `referee`. */
export const seat = z.string({ error: required }).check(z.regex(/^(judge[1-9]|referee)$/, 'MustValid'));

/** The job that a code opens. Panel and seat are those of a code of kind `panel` alone. */
const purpose = {
  kind: z.enum(CODE_KINDS),
  panelId: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  /** The organiser's note of its holder. */
  label: z.string(),
  /** UTC instant. */
  expiresAt: z.string(),
};

const code = z.object({
  id: z.string(),
  ...purpose,
  createdAt: z.string(),
  /** The organiser's name. */
  createdBy: z.string(),
  /** Null while it works. */
  revokedAt: z.nullable(z.string()),
  /** The people who opened it, the last first. */
  openings: z.array(z.object({ name: z.string(), at: z.string() })),
});

export type DayCode = z.output<typeof code>;

/** A panel of the published schedule, for which codes can be made. Venue times, `HH:MM:SS`. */
const panel = z.object({
  id: z.string(),
  surface: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  flights: z.number(),
  seats: z.array(z.string()),
});

export type CodePanel = z.output<typeof panel>;

const openedCode = z.object({
  id: z.string(),
  ...purpose,
  competition: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  /** The helper's own. */
  name: z.string(),
});

export type OpenedCode = z.output<typeof openedCode>;

const ofOrganiser = {
  resource: 'day',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

const competitionParams = z.object({ competitionId: id });

export const codeRoutes = defineRoutes({
  listCodes: {
    ...ofOrganiser,
    method: 'GET',
    path: '/api/competitions/{competitionId}/codes',
    summary: 'List the helpers’ codes of a competition, the latest first, and the panels to make some for.',
    reads: ['codes', 'publishedSchedule'],
    params: competitionParams,
    answer: dataOf(z.object({ codes: z.array(code), panels: z.array(panel) })),
    errors: ['NotFound'],
  },
  createCode: {
    ...ofOrganiser,
    method: 'POST',
    path: '/api/competitions/{competitionId}/codes',
    summary: 'Make a code for a helper. It is shown once.',
    changes: ['codes'],
    params: competitionParams,
    body: z.object({
      kind: oneOf(CODE_KINDS),
      panelId: optional(id),
      seat: optional(seat),
      label: text(80),
      expiresAt: instant,
    }),
    status: 201,
    answer: dataOf(z.extend(code, { code: z.string() })),
    errors: ['NotFound', 'CompetitionArchived'],
  },
  revokeCode: {
    ...ofOrganiser,
    method: 'DELETE',
    path: '/api/competitions/{competitionId}/codes/{codeId}',
    summary: 'Withdraw a code. It ends with the next call of each helper who has opened it.',
    changes: ['codes'],
    params: z.object({ competitionId: id, codeId: id }),
    answer: dataOf(z.object({ revokedAt: z.string() })),
    errors: ['NotFound'],
  },
  openCode: {
    resource: 'day',
    method: 'POST',
    path: '/api/codes/open',
    summary: 'Open a code and say who you are.',
    changes: ['codes'],
    roles: PUBLIC,
    body: z.object({ code: text(40), name: text(80) }),
    answer: dataOf(openedCode),
    errors: ['CodeEnded', 'CodeFull', 'TooManyAttempts'],
  },
  currentCode: {
    resource: 'day',
    method: 'GET',
    path: '/api/codes/current',
    summary: 'Get the code that this browser has opened, null for none and for one that has ended.',
    reads: ['codes'],
    roles: PUBLIC,
    answer: dataOf(z.nullable(openedCode)),
    errors: [],
  },
  leaveCode: {
    resource: 'day',
    method: 'DELETE',
    path: '/api/codes/current',
    summary: 'Leave the opened code on this browser.',
    changes: ['codes'],
    roles: PUBLIC,
    answer: dataOf(z.null()),
    errors: [],
  },
});
