/** Nobody decodes a path more often than this. */
const MAX_DECODINGS = 4;

/** Nothing but dots, and what some systems cut off behind them. */
const DOTS = /^\.+[\s.]*$/;

/**
 * Whether the path of a request says plainly what it names: it is well-formed (an overlong `%c0%ae` is not),
 * and neither as it stands nor decoded once or more does it hold a NUL or a step such as `..`, with slashes
 * or backslashes. What is refused here reaches no origin, whatever that would have made of it.
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
