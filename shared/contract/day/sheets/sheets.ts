import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, day, id, required, text, wholeNumber } from '../../core/scalars.ts';
import { seat } from '../running/codes.ts';
import { difference, flightSheets, judgingSheet, sheetList, submitted } from './sheetAnswers.ts';
import { deviceId, markId, MOST_TENTHS, penalty, sentMarks, typedCell } from './sheetMarks.ts';

const ofFlight = {
  resource: 'judging',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  orGrants: ['judge'],
  codes: ['panel', 'scoring'],
  params: z.object({ competitionId: id, flightId: text() }),
} as const;

const ofSeat = { ...ofFlight, params: z.object({ competitionId: id, flightId: text(), seat }) } as const;
const FLIGHT = '/api/competitions/{competitionId}/flights/{flightId}';

/**
 * Sheets are for their own judge, the referee of the panel, helpers who type paper sheets, and the organisers: each
 * handler asks which of them calls, and refuses everybody else.
 */
export const sheetRoutes = defineRoutes({
  listSheets: {
    ...ofFlight,
    method: 'GET',
    path: '/api/competitions/{competitionId}/sheets',
    summary: 'List the flights of a day with the sheets that the caller may open, by time.',
    reads: ['marks', 'publishedSchedule', 'day', 'results'],
    params: z.object({ competitionId: id }),
    query: z.object({ date: z.optional(day) }),
    answer: dataOf(sheetList),
    errors: ['NotFound'],
  },
  getFlightSheets: {
    ...ofFlight,
    method: 'GET',
    path: `${FLIGHT}/sheets`,
    summary: 'Get all sheets of a flight: what is missing, conflicts, range, penalties. Not for judges.',
    reads: ['marks', 'publishedSchedule', 'day', 'judgingRules', 'results'],
    answer: dataOf(flightSheets),
    errors: ['NotFound', 'EventCancelled'],
  },
  getJudgingSheet: {
    ...ofSeat,
    method: 'GET',
    path: `${FLIGHT}/sheets/{seat}`,
    summary: 'Get the sheet of one seat: its columns, who skates in which order, and every mark.',
    reads: ['marks', 'publishedSchedule', 'day', 'judgingRules', 'results'],
    answer: dataOf(judgingSheet),
    errors: ['NotFound', 'EventCancelled'],
  },
  submitMarks: {
    ...ofSeat,
    method: 'POST',
    path: `${FLIGHT}/sheets/{seat}/marks`,
    summary: 'Add marks to a sheet. Marks that are sent again change nothing.',
    changes: ['marks'],
    body: z.object({
      device: deviceId,
      marks: sentMarks,
      /** The sheet is complete. A later mark that changes a box ends that. */
      handIn: z._default(z.boolean({ error: required }), false),
      /** The `reader` of the sheet when the marks were written; the caller where it is missing. */
      writtenBy: z.optional(z.object({ id: markId, name: text() })),
      /** The caller sends them as the writer’s. Without it, only marks of the caller are taken. */
      isForWriter: z._default(z.boolean({ error: required }), false),
    }),
    answer: dataOf(submitted),
    errors: [
      'NotFound',
      'OtherWriter',
      'FlightApproved',
      'SheetFull',
      'CompetitionArchived',
      'EventCancelled',
    ],
  },
  confirmMarks: {
    ...ofSeat,
    method: 'POST',
    path: `${FLIGHT}/sheets/{seat}/confirmation`,
    summary: 'Confirm a sheet that another person typed from paper, having typed it again or read it back.',
    changes: ['marks'],
    body: z.object({
      /** Of the sheet that was read. */
      revision: wholeNumber(1, 2_000_000_000),
      /** The whole sheet, typed again; null where it was read back. */
      again: z.nullable(z.array(typedCell, { error: required }).check(z.maxLength(1_000, 'MustWithin'))),
      device: deviceId,
      /** Where the first typing was wrong: marks that replace it. */
      marks: sentMarks,
    }),
    /** `differences`: boxes that two people read differently; nothing is stored while there are any. */
    answer: dataOf(z.extend(submitted, { isConfirmed: z.boolean(), differences: z.array(difference) })),
    errors: [
      'NotFound',
      'VersionConflict',
      'SamePerson',
      'FlightApproved',
      'SheetFull',
      'CompetitionArchived',
      'EventCancelled',
    ],
  },
  updateRange: {
    ...ofFlight,
    method: 'PUT',
    path: `${FLIGHT}/range`,
    summary: 'Set the range of marks of a flight, as its referee. Send the `version` you read.',
    changes: ['marks'],
    body: z.object({
      version: wholeNumber(0, 2_000_000_000),
      /** Null for no range. */
      range: z.nullable(
        z.object(
          { least: wholeNumber(0, MOST_TENTHS), most: wholeNumber(0, MOST_TENTHS) },
          { error: required },
        ),
      ),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'FlightApproved', 'CompetitionArchived', 'EventCancelled'],
  },
  updatePenalties: {
    ...ofFlight,
    method: 'PUT',
    path: `${FLIGHT}/penalties`,
    summary: 'Set a programme’s penalties with their reasons, as its referee. Send the `version` you read.',
    changes: ['marks'],
    body: z.object({
      version: wholeNumber(0, 2_000_000_000),
      programmeId: text(),
      penalties: z
        .array(z.object(penalty, { error: required }), { error: required })
        .check(z.maxLength(10, 'MustWithin')),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'FlightApproved', 'CompetitionArchived', 'EventCancelled'],
  },
});
