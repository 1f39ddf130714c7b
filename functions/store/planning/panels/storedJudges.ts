import * as z from 'zod/mini';
import { availability, JUDGE_STATES } from '../../../../shared/contract/planning/judges.ts';

/** A coach who was asked to judge at a competition. */
const storedJudge = z.object({
  type: z.literal('judge'),
  competitionId: z.string(),
  coachId: z.string(),
  state: z.enum(JUDGE_STATES),
  /** Null for any time. */
  available: availability,
  /** UTC instants; the answer is null until the judge or the organiser gave one. */
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  version: z.number(),
});

export type StoredJudge = z.output<typeof storedJudge>;

/** A coach as asked for the first time, not stored yet. @param askedAt a UTC instant */
export const newJudge = (competitionId: string, coachId: string, askedAt: string): StoredJudge => ({
  type: 'judge',
  competitionId,
  coachId,
  state: 'asked',
  available: null,
  askedAt,
  answeredAt: null,
  version: 0,
});

/** A seat that a judge offered to another. */
const storedSwap = z.object({
  type: z.literal('seatSwap'),
  id: z.string(),
  competitionId: z.string(),
  from: z.string(),
  to: z.string(),
  panelId: z.string(),
  seat: z.number(),
  state: z.enum(['proposed', 'accepted', 'declined', 'cancelled']),
  /** A UTC instant. */
  at: z.string(),
});

export type StoredSwap = z.output<typeof storedSwap>;

/** The report to the district holds ids and times, so that names are those of today. */
const storedReport = z.object({
  type: z.literal('panelReport'),
  competitionId: z.string(),
  number: z.number(),
  /** A UTC instant. */
  madeAt: z.string(),
  /** The account's id. */
  by: z.string(),
  panels: z.array(
    z.object({
      id: z.string(),
      surface: z.string(),
      date: z.string(),
      start: z.string(),
      end: z.string(),
      events: z.array(z.string()),
      /** The judges, then the referee. */
      seats: z.array(z.nullable(z.string())),
    }),
  ),
});

export type StoredReport = z.output<typeof storedReport>;

/** A mail to a judge: an invitation, or a seat offered by another. */
const storedJudgeMail = z.object({
  type: z.literal('notice'),
  competitionId: z.string(),
  coachId: z.string(),
  /** `invitation`, or the id of a swap. */
  mail: z.string(),
  /** The UTC instant of the change. */
  at: z.string(),
  sentAt: z.nullable(z.string()),
});

export type StoredJudgeMail = z.output<typeof storedJudgeMail>;

export const judgeOf = (item: unknown): StoredJudge => storedJudge.parse(item);
export const swapOf = (item: unknown): StoredSwap => storedSwap.parse(item);
export const reportOf = (item: unknown): StoredReport => storedReport.parse(item);
export const judgeMailOf = (item: unknown): StoredJudgeMail => storedJudgeMail.parse(item);
