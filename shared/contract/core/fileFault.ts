import type * as z from 'zod/mini';

/** The first thing that is wrong with a file: its field as a path such as `events[2].id`, and why. */
export interface FileFault {
  readonly field: string;
  readonly message: string;
}

/** A value that a schema accepts, or the first fault. */
export type FileResult<Value> =
  | { readonly value: Value; readonly fault: null }
  | { readonly value: null; readonly fault: FileFault };

/** Reads a parsed JSON value by a schema. */
export function readFileValue<Value>(schema: z.ZodMiniType<Value>, json: unknown): FileResult<Value> {
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data, fault: null };
  const [issue] = result.error.issues;
  return { value: null, fault: { field: fieldPath(issue?.path ?? []), message: issue?.message ?? '' } };
}

/** `['events', 2, 'id']` becomes `events[2].id`; the file itself is `(file)`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '') || '(file)';
}
