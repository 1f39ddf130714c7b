/**
 * A path as API Gateway writes it: `/api/rinks/{rinkId}`. A greedy parameter, `{proxy+}`, comes last and takes all
 * segments that are left, at least one.
 */
export type PathPattern = string;

/** Whether a segment of a pattern stands for any other. */
export const isParameter = (segment: string): boolean => segment.startsWith('{');

export const isGreedy = (pattern: PathPattern): boolean => pattern.endsWith('+}');

export const nameOf = (parameter: string): string => parameter.replace(/^\{|\+?\}$/g, '');

/** The parameters of a path that the pattern matches; null for any other path. */
export function matchPath(
  pattern: PathPattern,
  segments: readonly string[],
): Readonly<Record<string, string>> | null {
  const expected = pattern.split('/');
  const fits = isGreedy(pattern) ? segments.length >= expected.length : segments.length === expected.length;
  if (!fits) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const isLast = index === expected.length - 1;
    const actual = isLast ? segments.slice(index).join('/') : segments[index];
    if (actual === undefined) return null;
    if (!isParameter(part)) {
      if (part !== actual) return null;
    } else if (actual === '') return null;
    else parameters[nameOf(part)] = actual;
  }
  return parameters;
}

/**
 * The order in which patterns are tried, as the gateway does it: whole paths before greedy ones, of these the longer
 * first, and then from the left an exact segment before a parameter.
 */
export function bySpecificity(one: PathPattern, other: PathPattern): number {
  if (isGreedy(one) !== isGreedy(other)) return isGreedy(one) ? 1 : -1;
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return right.length - left.length;
  const shape = (segments: readonly string[]) => segments.map((part) => Number(isParameter(part))).join('');
  return shape(left).localeCompare(shape(right));
}
