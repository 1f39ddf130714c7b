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
  const result = schema.safeParse(json, { reportInput: true });
  if (result.success) return { value: result.data, fault: null };
  const [issue] = result.error.issues;
  return { value: null, fault: issue ? faultOf(issue) : { field: '(file)', message: 'cannot be read' } };
}

function faultOf(issue: Issue): FileFault {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return { field: fieldPath([...issue.path, ...unknown]), message: words(issue) };
}

/** Words the fault for a reader of the file: the library's messages speak of types. Formats and unions have theirs in the schema. */
function words(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not a field of this file';
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      return SIZES[issue.origin]?.(Number(issue.minimum), 'at least') ?? `must be at least ${issue.minimum}`;
    case 'too_big':
      return SIZES[issue.origin]?.(Number(issue.maximum), 'at most') ?? `must be at most ${issue.maximum}`;
    default:
      return issue.input === undefined ? 'is missing' : issue.message;
  }
}

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
  tuple: 'a list',
};

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const SIZES: Readonly<Record<string, (count: number, limit: 'at least' | 'at most') => string>> = {
  array: (count, limit) => `must have ${limit} ${countOf(count, 'item')}`,
  string: (count, limit) => `must have ${limit} ${countOf(count, 'character')}`,
};

/** `['events', 2, 'id']` becomes `events[2].id`; the file itself is `(file)`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '') || '(file)';
}
