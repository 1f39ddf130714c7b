/** Kinds of sound files by their first bytes; `unknown` for anything else, such as a picture. */
export const MUSIC_KINDS = ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg', 'wma', 'aiff', 'unknown'] as const;

export type MusicKind = (typeof MUSIC_KINDS)[number];

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The kind of a file by its first bytes: names and stated types are often wrong. */
export function musicKindOf(bytes: Uint8Array): MusicKind {
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return 'wav';
  if (startsWith(bytes, 'FORM') && startsWith(bytes, 'AIF', 8)) return 'aiff';
  if (startsWith(bytes, 'ftyp', 4)) return 'm4a';
  if (startsWith(bytes, 'fLaC')) return 'flac';
  if (startsWith(bytes, 'OggS')) return 'ogg';
  if (bytes[0] === 0x30 && bytes[1] === 0x26 && bytes[2] === 0xb2 && bytes[3] === 0x75) return 'wma';
  if (startsWith(bytes, 'ID3')) return 'mp3';
  const [sync, layer = 0] = bytes;
  if (sync === 0xff && (layer & 0xe6) === 0xe2) return 'mp3';
  // ADTS: the same sync as an MP3, and layer bits that no MP3 has.
  if (sync === 0xff && (layer & 0xf6) === 0xf0) return 'aac';
  return 'unknown';
}
