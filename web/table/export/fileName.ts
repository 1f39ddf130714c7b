/** File systems allow 255 bytes; this leaves room for the day, the ending and a "(2)". */
const MAX_BYTES = 200;

/**
 * `Skaters of Winter Cup 2026-11-22.csv`: the subject and the reader's own day, with characters that every
 * system allows.
 */
export function fileName(title: string, now: Date, extension: string): string {
  const plain = title.toWellFormed().replaceAll(/[\\/:*?"<>|\p{C}\s]+/gu, ' ');
  const name = withinBytes(plain).replaceAll(/^[. ]+|[. ]+$/g, '');
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[name, day].filter(Boolean).join(' ')}.${extension}`;
}

function withinBytes(text: string): string {
  const room = new Uint8Array(MAX_BYTES);
  // `encodeInto` never splits a letter.
  return text.slice(0, new TextEncoder().encodeInto(text, room).read);
}
