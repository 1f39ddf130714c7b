import * as z from 'zod/mini';

/** What became of a row of a list of people, or would become of it. */
export const importedRow = z.object({
  row: z.number(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'wrong']),
  /** The names of the fields whose values change. */
  changed: z.array(z.string()),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});

export type ImportedRow = z.output<typeof importedRow>;
