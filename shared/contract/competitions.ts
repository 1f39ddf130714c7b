import * as z from 'zod/mini';
import { ACCENTS } from '../domain/competitions/accent.ts';
import { DEFAULT_CURRENCY } from '../domain/money/currency.ts';
import { PUBLIC } from './roles.ts';
import { defineRoutes } from './route.ts';
import { currency, dataOf, day, email, id, instant, oneOf, text, timeZone, version } from './scalars.ts';

export const COMPETITION_STATES = ['published', 'archived'] as const;

/** A drawn figure, a path of ours that climbs nowhere, or a picture on https; no other scheme. */
const image = text(500).check(
  z.regex(/^(figure:(loop|three|serpentine)|https:\/\/\S+|(?!\/\/)(?!.*\.\.)[^:\s]+)$/, 'MustValid'),
);

/**
 * What a competition's page asks for. `ring` is the id of the rink where it is held, `theme` its
 * motto, `date` the day of the first event, within startDate and endDate (specification, section 3;
 * design, section 8.4). Instants are UTC; days and deadlines are shown in `timeZone`.
 */
const competitionFields = {
  name: text(120),
  startDate: day,
  endDate: day,
  theme: text(160),
  accent: z._default(oneOf(ACCENTS), 'glacier'),
  image,
  imageText: z._default(z.nullable(text(300)), null),
  ring: id,
  date: day,
  formId: id,
  currency: z._default(currency, DEFAULT_CURRENCY),
  openFrom: z._default(z.nullable(instant), null),
  openUntil: instant,
  timeZone: z._default(timeZone, 'UTC'),
  contactEmail: z._default(z.nullable(email), null),
};

export const competition = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  theme: z.string(),
  accent: z.enum(ACCENTS),
  image: z.string(),
  imageText: z.nullable(z.string()),
  ring: z.string(),
  rink: z.object({ name: z.string(), city: z.string(), country: z.string() }),
  date: z.string(),
  formId: z.string(),
  currency: z.string(),
  openFrom: z.nullable(z.string()),
  openUntil: z.string(),
  timeZone: z.string(),
  state: z.enum(COMPETITION_STATES),
  fromPrice: z.nullable(z.number()),
  contactEmail: z.nullable(z.string()),
  version: z.number(),
});

export type Competition = z.output<typeof competition>;

const params = z.object({ competitionId: id });

export const competitionRoutes = defineRoutes({
  listCompetitions: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions',
    summary: 'Published competitions by start date, or the archived ones.',
    roles: PUBLIC,
    query: z.object({ state: z.optional(oneOf(COMPETITION_STATES)) }),
    answer: dataOf(z.array(competition)),
    cacheSeconds: 30,
    errors: [],
  },
  getCompetition: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}',
    summary: 'One competition.',
    roles: PUBLIC,
    params,
    answer: dataOf(competition),
    cacheSeconds: 30,
    errors: ['NotFound'],
  },
  createCompetition: {
    resource: 'competitions',
    method: 'POST',
    path: '/api/competitions',
    summary: 'Publish a competition with the form it takes entries by.',
    roles: ['SUPER_ADMIN'],
    body: z.object(competitionFields),
    answer: dataOf(competition),
    status: 201,
    errors: [],
  },
  updateCompetition: {
    resource: 'competitions',
    method: 'PUT',
    path: '/api/competitions/{competitionId}',
    summary: 'Change a competition; `version` is the one that was read.',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params,
    body: z.object({ ...competitionFields, version }),
    answer: dataOf(competition),
    errors: ['NotFound', 'VersionConflict'],
  },
});
