/** RFC 5545, section 3.1: maximum octets of a line without its end. */
const LONGEST_LINE = 75;

const octets = new TextEncoder();

/** Control characters that the format cannot express: all but the line feed. */
const UNSAYABLE = /(?!\n)\p{Cc}/gu;

/** Escapes text for the value of a property (RFC 5545, section 3.3.11). */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSAYABLE, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/**
 * Folds a content line at 75 octets; continuation lines start with a space (RFC 5545, section 3.1). A
 * character of several octets stays whole.
 */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const length = octets.encode(character).length;
    if (size + length > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += length;
  }
  return [...lines, current].join('\r\n');
}
