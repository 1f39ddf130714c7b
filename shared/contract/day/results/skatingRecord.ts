import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../entering/competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf } from '../../core/scalars.ts';
import { RESULT_STATES } from './results.ts';

/** A posted result of the family's own, as it is now. */
const recordedResult = z.object({
  programmeId: z.string(),
  entryId: z.string(),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    timeZone: z.string(),
  }),
  kind: z.enum(ENTRY_KINDS),
  /** As in the entry: the reader is its family. */
  name: z.string(),
  rink: z.string(),
  flightId: z.string(),
  eventId: z.string(),
  format: z.string(),
  level: z.string(),
  /** The highest test passed when the entry was made or last checked; '' for a team, and where none is known. */
  testLevel: z.string(),
  state: z.enum(RESULT_STATES),
  place: z.nullable(z.number()),
  /** How many skated in the flight. */
  skated: z.number(),
  /** Tenths; null where the system has no sum of marks. */
  total: z.nullable(z.number()),
  /** Tenths: the highest total of such a programme; null where there is no total. */
  possible: z.nullable(z.number()),
  points: z.number(),
  /** UTC instants. */
  postedAt: z.string(),
  correctedAt: z.nullable(z.string()),
});

export type RecordedResult = z.output<typeof recordedResult>;

/** A family's posted results across competitions. */
export const skatingRecordRoutes = defineRoutes({
  getMySkatingRecord: {
    resource: 'results',
    roles: ['SKATER'],
    method: 'GET',
    path: '/api/skating-record',
    summary: 'Get the posted results of the account’s own entries in all competitions, latest first.',
    reads: ['results', 'entries', 'competitions'],
    answer: dataOf(z.array(recordedResult)),
    errors: [],
  },
});
