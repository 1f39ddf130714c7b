/**
 * The specification's emptiness (section 5): null, undefined, or a string of white space only.
 */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
