/**
 * Whether a value has what an event pattern asks: fields that have one of their allowed values. A list has it if one of its
 * values does.
 */
export function matchesPattern(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(value) ? value.some((one) => pattern.includes(one)) : pattern.includes(value);
  if (typeof value !== 'object' || value === null || typeof pattern !== 'object' || pattern === null)
    return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => matchesPattern(fields[name], wanted));
}
