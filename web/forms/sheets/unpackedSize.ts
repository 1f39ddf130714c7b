const END_OF_DIRECTORY = 0x06054b50;
const LONG_DIRECTORY = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONG_LENGTH = 20;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 65_535;

/**
 * The bytes that the files of a ZIP archive say they unpack to, which is all the room that the unpacker gives them.
 * Infinity for an archive of more than 4 GB; null without a readable directory.
 */
export function unpackedSize({ buffer, byteOffset, byteLength }: Uint8Array): number | null {
  const view = new DataView(buffer, byteOffset, byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  if (end >= LONG_LENGTH && view.getUint32(end - LONG_LENGTH, true) === LONG_DIRECTORY) return Infinity;
  const entries = view.getUint16(end + 8, true);
  let size = 0;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    size += view.getUint32(at + 24, true);
    const named = view.getUint16(at + 28, true) + view.getUint16(at + 30, true);
    at += ENTRY_LENGTH + named + view.getUint16(at + 32, true);
  }
  return size;
}

/** It stands at the end, before a comment. */
function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}
