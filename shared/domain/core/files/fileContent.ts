import { FILE_RULES, LONGEST_SIDE, type FileKind, type FileType } from './fileKinds.ts';
import { pictureSize } from './pictureSize.ts';

/**
 * How much of a file is read to identify it. A camera may write 64 KB segments of metadata before the size
 * of a JPEG.
 */
export const BEGINNING_BYTES = 256 * 1024;

/** The first bytes of each type; null matches any byte. */
const SIGNATURES: Readonly<Record<FileType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

export interface FileFacts {
  readonly kind: FileKind;
  /** The declared media type. */
  readonly type: FileType;
  /** Size of the whole file in bytes. */
  readonly bytes: number;
  /** Its first bytes, up to BEGINNING_BYTES. */
  readonly beginning: Uint8Array;
}

export function hasSignature(type: FileType, beginning: Uint8Array): boolean {
  return SIGNATURES[type].every((byte, index) => byte === null || beginning[index] === byte);
}

/**
 * Finds the fault of a file by its own bytes, whatever its name; null if it is valid. A picture must have
 * a readable size that screens can show.
 */
export function fileProblem({ kind, type, bytes, beginning }: FileFacts): 'MustValid' | 'MustSmaller' | null {
  if (bytes > FILE_RULES[kind].largest) return 'MustSmaller';
  if (!hasSignature(type, beginning)) return 'MustValid';
  if (type === 'application/pdf') return null;
  const size = pictureSize(type, beginning);
  if (size === null || size.width === 0 || size.height === 0) return 'MustValid';
  return Math.max(size.width, size.height) > LONGEST_SIDE ? 'MustSmaller' : null;
}
