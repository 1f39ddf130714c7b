import * as z from 'zod/mini';
import { competition } from './competitions.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Nullable<S extends Shape> = { [Name in keyof S]: z.ZodMiniNullable<S[Name]> };

/** Every field may be null. */
function nullable<const S extends Shape>(shape: S): Nullable<S> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)]);
  return Object.fromEntries(fields);
}

const { rink, state: _state, fromPrice: _price, ...known } = competition.shape;

/** A competition in setup: a field is null until it is filled in. */
export const competitionDraft = z.object({
  ...nullable(known),
  id: known.id,
  name: known.name,
  state: z.literal('draft'),
  rink: z.nullable(rink),
  /** A UTC instant. */
  changedAt: z.string(),
  version: known.version,
});

export type CompetitionDraft = z.output<typeof competitionDraft>;
