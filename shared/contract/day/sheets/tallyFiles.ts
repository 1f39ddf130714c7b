import * as z from 'zod/mini';

/** The files of `npm run tally`, version 1 (decision 0213). Marks are whole tenths. */

const COMPETITOR_STATES = ['skated', 'withdrawn', 'noShow'] as const;

const fileId = z.string().check(z.minLength(1), z.maxLength(200));
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(1_000));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const points = z.number().check(z.gte(0), z.lte(1_000_000));
const state = z.enum(COMPETITOR_STATES);

const isi = z.strictObject({
  version: z.literal(1),
  system: z.literal('isi'),
  /** The highest mark of a column. */
  most: whole(1, 10_000),
  columns: listOf(fileId),
  competitors: listOf(
    z.strictObject({
      id: fileId,
      /** The rinks that get the points, in equal parts. */
      rinkIds: listOf(fileId),
      /** One for each column; empty if the competitor did not skate. */
      marks: z.array(whole(0, 10_000)),
      /** The total of the referee's own sheet. */
      referee: z.nullable(whole(0, 1_000_000)),
      penalties: z.array(z.strictObject({ code: fileId, tenths: whole(0, 1_000_000) })),
      state,
    }),
  ),
  points: z.strictObject({ participation: points, places: z.array(points).check(z.maxLength(100)) }),
});

const majority = z.strictObject({
  version: z.literal(1),
  system: z.literal('majority'),
  variant: z.enum(['6.0', 'skating']),
  competitors: listOf(
    z.strictObject({ id: fileId, ordinals: z.array(whole(1, 10_000)), state: z._default(state, 'skated') }),
  ),
});

const mark = whole(0, 60);
const sixPointZero = z.strictObject({
  version: z.literal(1),
  system: z.literal('6.0'),
  /** The mark that decides between equal totals of a judge. */
  decidedBy: z.enum(['technical', 'presentation']),
  competitors: listOf(
    z.strictObject({
      id: fileId,
      /** One for each judge. */
      marks: z.array(z.strictObject({ technical: mark, presentation: mark })),
      state: z._default(state, 'skated'),
    }),
  ),
});

export const tallyFile = z.discriminatedUnion(
  'system',
  [isi, majority, sixPointZero],
  'must be "isi", "majority" or "6.0"',
);

export type TallyFile = z.infer<typeof tallyFile>;
export type IsiFlight = z.infer<typeof isi>;
export type MajorityFlight = z.infer<typeof majority>;
export type SixPointZeroFlight = z.infer<typeof sixPointZero>;
