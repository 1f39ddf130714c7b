/** RFC 5545, section 3.1: octets of a line without its end. */
const LONGEST_LINE = 75;

const octets = new TextEncoder();

/** What the format has no way to say: control characters but the line's end. */
const UNSAYABLE = /(?!\n)\p{Cc}/gu;

/** A text as a property's value (RFC 5545, section 3.3.11). */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSAYABLE, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/**
 * A content line in lines of at most 75 octets, each but the first begun with a space (RFC 5545,
 * section 3.1). A character of several octets stays whole.
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
