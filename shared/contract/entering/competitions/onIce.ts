import * as z from 'zod/mini';
import { CERTIFICATES } from '../../core/planningWords.ts';
import { oneOf, required, text, wholeNumber } from '../../core/scalars.ts';

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const columns = z
  .array(text(60), { error: required })
  .check(z.minLength(1, 'NotNull'), z.maxLength(12, 'MustValid'));

/**
 * How an event is skated and judged. A format's values are those of its events without one of their own; what
 * neither has is prefilled by shared/domain/entering/onIce.
 */
export const onIceFields = {
  /** Of a flight. */
  warmUpSeconds: orNone(wholeNumber(0, 3_600)),
  /** Between skaters. */
  betweenSeconds: orNone(wholeNumber(0, 600)),
  /** How many skate at the same time: two have half of the ice each. */
  atOnce: orNone(z.union([z.literal(1), z.literal(2), z.literal('all')], { error: required })),
  /** Programmes of a flight. */
  flight: orNone(z.object({ wanted: wholeNumber(1, 100), most: wholeNumber(1, 100) }, { error: required })),
  splitBySex: orNone(z.boolean({ error: 'MustValid' })),
  /** The certificates that each judge must hold. */
  certificate: orNone(oneOf(CERTIFICATES)),
  /** The columns that each judge marks, judge by judge. */
  criteria: orNone(
    z.array(columns, { error: required }).check(z.minLength(1, 'NotNull'), z.maxLength(15, 'MustValid')),
  ),
  /** For taking part, and for the places from the first on. */
  points: orNone(
    z.object(
      {
        participation: wholeNumber(0, 1_000),
        places: z.array(wholeNumber(0, 1_000), { error: required }).check(z.maxLength(20, 'MustValid')),
      },
      { error: required },
    ),
  ),
};

/** The same in answers; a value that follows the format or the defaults is left out. */
export const onIceAnswer = {
  warmUpSeconds: z.optional(z.number()),
  betweenSeconds: z.optional(z.number()),
  atOnce: z.optional(z.union([z.literal(1), z.literal(2), z.literal('all')])),
  flight: z.optional(z.object({ wanted: z.number(), most: z.number() })),
  splitBySex: z.optional(z.boolean()),
  certificate: z.optional(z.enum(CERTIFICATES)),
  criteria: z.optional(z.array(z.array(z.string()))),
  points: z.optional(z.object({ participation: z.number(), places: z.array(z.number()) })),
};

const answer = z.object(onIceAnswer);

/** The values that a format or an event has of its own. */
export type OnIceOverrides = z.output<typeof answer>;
export type OnIceField = keyof OnIceOverrides;
export const ON_ICE_FIELDS = Object.keys(onIceAnswer) as readonly OnIceField[];
