export type Fields = Readonly<Record<string, unknown>>;

/** The value of a leaf; a list of plain values is one leaf. */
export type FieldValue = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** The fields that name a list's elements, so that moving one does not change all the others. */
const NAMES = ['level', 'format', 'question', 'from', 'until'] as const;

/** The elements by name; a duplicate gets a number. */
export function asNamedList(list: readonly Fields[]): [string, Fields][] {
  const seen = new Map<string, number>();
  return list.map((element, index) => {
    const name = String(NAMES.map((key) => element[key]).find((value) => value !== undefined) ?? index + 1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [count === 1 ? name : `${name} (${count})`, element];
  });
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNamedList(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every(isFields);
}

/** An added or removed part becomes text. */
export function toFieldValue(value: unknown): FieldValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value as FieldValue;
  if (Array.isArray(value) && value.every(Array.isArray)) return value.map((part) => part.join(', '));
  return Array.isArray(value)
    ? asNamedList(value.filter(isFields)).map(([name]) => name)
    : JSON.stringify(value);
}
