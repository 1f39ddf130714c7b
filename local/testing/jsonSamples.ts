/** A JSON Schema as the OpenAPI document has it. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
}

/** Texts of which one fits nearly every pattern of the contract. */
const TEXTS = [
  'Kim Lake',
  '01M7YVW8M51EF6YYPSQ1T35XF4',
  'kim@test.example',
  '2030-01-15',
  '2030-01-15T10:00:00.000Z',
  '2030-01-15T10:00',
  '12:30',
  'America/New_York',
  'USD',
  '#204060',
  'figure:loop',
  '204817',
  'a',
  'A'.repeat(43),
];

/** A value that the schema describes, with every field it names. Rules that JSON Schema cannot say may refuse it. */
export function sampleOf(schema: JsonSchema): unknown {
  const { anyOf, oneOf, allOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [one] = anyOf ?? oneOf ?? [];
  if (one) return sampleOf(one);
  if (allOf) return sampleOf(Object.assign({}, schema, { allOf: undefined }, ...allOf) as JsonSchema);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, sampleOf(property)]),
    );
  if (schema.items)
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : {};
}

function textOf({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(fits) ?? 'Kim Lake';
}

/** Where a value stands in another: names of fields, and numbers of an array’s elements. */
export type ValuePath = readonly (string | number)[];

/** The places of all values in a value, outermost first. */
export function pathsIn(value: unknown, before: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((element: unknown, index) => [index, element])
    : Object.entries(value);
  return entries.flatMap(([name, inner]) => {
    const path = [...before, name];
    return [path, ...pathsIn(inner, path)];
  });
}

export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown>)[name], value);

/** A copy with another value at the place; `undefined` leaves it out. */
export function withValueAt(value: unknown, path: ValuePath, changed: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return changed;
  if (Array.isArray(value)) {
    const elements: unknown[] = value;
    return elements.flatMap((element, index) => {
      if (index !== name) return [element];
      const inner = withValueAt(element, rest, changed);
      return inner === undefined ? [] : [inner];
    });
  }
  const fields = { ...(value as Record<string, unknown>) };
  const inner = withValueAt(fields[name], rest, changed);
  if (inner === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
  return { ...fields, [name]: inner };
}
