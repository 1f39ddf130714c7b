import * as z from 'zod/mini';
import { ROLES } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, oneOf, text, wholeNumber } from '../core/scalars.ts';
import { availability, judgeAnswer, JUDGE_STATES, panelTimes } from './judges.ts';
import { CERTIFICATES } from '../core/planningWords.ts';

const competition = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
});

const request = z.object({ competition, state: z.enum(JUDGE_STATES) });

export type JudgingRequest = z.output<typeof request>;

/** A seat of a panel. The judges are seats 0, 1, ..., the referee is the last. */
const seat = z.object({
  ...panelTimes,
  surface: z.string(),
  seat: z.number(),
  kind: z.enum(['first', 'judge', 'referee']),
});

export type JudgingSeat = z.output<typeof seat>;

const named = z.object({ id: z.string(), name: z.string() });

const duty = z.object({
  ...seat.shape,
  /** The other seats of the panel; the name is null for an open seat. */
  others: z.array(z.object({ kind: seat.shape.kind, name: z.nullable(z.string()) })),
  /** These flights have started under the judge, whose seat somebody else has from now on. */
  isKept: z.boolean(),
  /** Reported to the district: only the organiser can change it. */
  isReported: z.boolean(),
  /** Judges who could take it over. */
  candidates: z.array(named),
});

export type Duty = z.output<typeof duty>;

const swap = z.object({
  id: z.string(),
  /** The other judge. */
  with: z.string(),
  isMine: z.boolean(),
  seat,
  /** Seats that the one who is asked could give in return; none in a proposal of one's own. */
  inReturn: z.array(seat),
});

export type JudgingSwap = z.output<typeof swap>;

const myJudging = z.object({
  competition,
  state: z.enum(JUDGE_STATES),
  available: availability,
  version: z.number(),
  days: z.array(z.string()),
  /** Valid on every day of the competition. */
  certificates: z.array(z.enum(CERTIFICATES)),
  /** By date and start. */
  duties: z.array(duty),
  /** Seats that the judge could take. */
  open: z.array(seat),
  /** When own pupils skate, with their names. */
  pupils: z.array(
    z.object({
      flightId: z.string(),
      surface: z.string(),
      date: z.string(),
      start: z.string(),
      end: z.string(),
      level: z.string(),
      format: z.string(),
      names: z.array(z.string()),
    }),
  ),
  swaps: z.array(swap),
  /** Seats of an average judge, rounded to a tenth. */
  averageDuties: z.number(),
});

export type MyJudging = z.output<typeof myJudging>;

const ofJudge = {
  resource: 'panels',
  roles: ROLES,
  grants: ['judge'],
  params: z.object({ competitionId: id }),
} as const;

const seatBody = { panelId: text(200), seat: wholeNumber(0, 15) };

/** A judge's own page: own seats, open seats, swaps. */
export const judgingRoutes = defineRoutes({
  listJudging: {
    resource: 'panels',
    method: 'GET',
    path: '/api/judging',
    summary: 'List the competitions that asked the account’s coach to judge, the latest first.',
    reads: ['panels', 'competitions', 'coaches'],
    roles: ROLES,
    grants: ['coach'],
    answer: dataOf(z.array(request)),
    errors: [],
  },
  getMyJudging: {
    ...ofJudge,
    method: 'GET',
    path: '/api/competitions/{competitionId}/judging',
    summary: 'Get the judge’s own panels, open seats the judge could take, and proposed swaps.',
    reads: ['panels', 'schedule', 'ice', 'entries', 'coaches', 'competitions'],
    answer: dataOf(myJudging),
    errors: ['NotFound'],
  },
  answerJudging: {
    ...ofJudge,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/judging',
    summary: 'Accept or decline to judge, with the times that suit. Declining leaves all seats.',
    changes: ['panels', 'schedule'],
    body: z.object({
      ...judgeAnswer,
      state: oneOf(['accepted', 'declined']),
      version: wholeNumber(1, 2_000_000_000),
    }),
    answer: dataOf(z.object({ version: z.number() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived', 'PanelsReported'],
  },
  takeSeat: {
    ...ofJudge,
    method: 'POST',
    path: '/api/competitions/{competitionId}/judging/seats',
    summary: 'Sign up for an open seat.',
    changes: ['panels', 'schedule'],
    body: z.object(seatBody),
    answer: dataOf(z.object({ duties: z.number() })),
    errors: ['NotFound', 'SeatTaken', 'CompetitionArchived'],
  },
  leaveSeat: {
    ...ofJudge,
    method: 'DELETE',
    path: '/api/competitions/{competitionId}/judging/seats',
    summary: 'Withdraw from a seat, until the panels are reported.',
    changes: ['panels', 'schedule'],
    body: z.object(seatBody),
    answer: dataOf(z.object({ duties: z.number() })),
    errors: ['NotFound', 'PanelsReported', 'CompetitionArchived'],
  },
  proposeSwap: {
    ...ofJudge,
    method: 'POST',
    path: '/api/competitions/{competitionId}/judging/swaps',
    summary: 'Offer an own seat to another judge.',
    changes: ['panels', 'mails'],
    body: z.object({ ...seatBody, to: id }),
    answer: dataOf(z.object({ id: z.string() })),
    status: 201,
    errors: ['NotFound', 'PanelsReported', 'CompetitionArchived'],
  },
  answerSwap: {
    ...ofJudge,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/judging/swaps/{swapId}',
    summary: 'Accept an offered seat, with one of your own in return if you like, or decline it.',
    changes: ['panels', 'schedule'],
    params: z.object({ competitionId: id, swapId: id }),
    body: z.object({
      answer: oneOf(['accepted', 'declined']),
      inReturn: z._default(z.nullable(z.object(seatBody)), null),
    }),
    answer: dataOf(z.object({ duties: z.number() })),
    errors: ['NotFound', 'SeatTaken', 'PanelsReported', 'CompetitionArchived'],
  },
  cancelSwap: {
    ...ofJudge,
    method: 'DELETE',
    path: '/api/competitions/{competitionId}/judging/swaps/{swapId}',
    summary: 'Take back an offer that is not answered yet.',
    changes: ['panels'],
    params: z.object({ competitionId: id, swapId: id }),
    answer: dataOf(z.object({ id: z.string() })),
    errors: ['NotFound'],
  },
});
