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

/** RFC 3986's unreserved characters, which need no escape. */
const NEEDLESS_ESCAPE = /%(2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** The path without needless escapes, as CloudFront compares it with its patterns. */
export const withoutEscapes = (path: string): string =>
  path.replaceAll(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape));
