import * as z from 'zod/mini';
import { day, required } from '../core/scalars.ts';

/** A coach's answer to the invitation to judge at a competition. */
export const JUDGE_STATES = ['asked', 'accepted', 'declined'] as const;

export type JudgeState = (typeof JUDGE_STATES)[number];

/** `HH:MM` at the venue; 24:00 is the end of the day. */
const time = z
  .string({ error: required })
  .check(z.trim(), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'MustValid'));

const MAX_WINDOWS = 60;

/** When a judge can sit; null for any time. A day without a window is a day away. */
const windows = z.nullable(
  z.array(z.object({ date: day, from: time, until: time }), { error: required }).check(
    z.maxLength(MAX_WINDOWS, 'MustValid'),
    z.refine((some) => some.every(({ from, until }) => from < until), 'MustValid'),
  ),
);

export const judgeAnswer = { available: windows };

export const availability = z.nullable(
  z.array(z.object({ date: z.string(), from: z.string(), until: z.string() })),
);

export type Availability = z.output<typeof availability>;

/** A panel with its place and time. `start` and `end` are `HH:MM:SS` at the venue. */
export const panelTimes = {
  id: z.string(),
  surfaceId: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  flights: z.array(
    z.object({
      id: z.string(),
      format: z.string(),
      level: z.string(),
      start: z.string(),
      /** How many programmes skate. */
      programmes: z.number(),
    }),
  ),
};
