/** The maximum number of times that any server decodes a path. */
const MAX_DECODINGS = 4;

/** Only dots, with the trailing characters that some systems ignore. */
const DOTS = /^\.+[\s.]*$/;

/**
 * Whether a request's path is unambiguous: it is well-formed (an overlong `%c0%ae` is not), and neither raw
 * nor decoded once or more does it contain a NUL or a step such as `..`, with slashes or backslashes. A
 * refused path reaches no origin, so that its own interpretation does not matter.
 */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\')) return false;
  let text = path;
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (text.includes('\0') || text.split(/[/\\]/).some((part) => DOTS.test(part))) return false;
    try {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return true;
      text = decoded;
    } catch {
      return decodings > 0;
    }
  }
  return false;
}
