/**
 * The files that users upload: a competition's poster and packet, a rink's logo, the federation's letterhead, the
 * background of certificates.
 */
export const FILE_KINDS = ['poster', 'logo', 'letterhead', 'background', 'packet'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

const MEGABYTE = 1024 * 1024;

/** Media types with their file extensions. SVG is excluded, because it can carry scripts. */
const PICTURES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const DOCUMENTS = { 'application/pdf': 'pdf' } as const;

export type PictureType = keyof typeof PICTURES;
export type FileType = PictureType | keyof typeof DOCUMENTS;

interface FileRule {
  /** Maximum size in bytes. */
  readonly largest: number;
  readonly types: readonly FileType[];
}

const pictureTypes: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The page shrinks a picture before sending it, so these limits concern other clients. */
export const FILE_RULES: Readonly<Record<FileKind, FileRule>> = {
  poster: { largest: 5 * MEGABYTE, types: pictureTypes },
  logo: { largest: MEGABYTE, types: pictureTypes },
  // Mail programs and PDF show no WebP.
  letterhead: { largest: MEGABYTE, types: ['image/jpeg', 'image/png'] },
  // A whole page of a certificate's PDF.
  background: { largest: 4 * MEGABYTE, types: ['image/jpeg', 'image/png'] },
  packet: { largest: 15 * MEGABYTE, types: ['application/pdf'] },
};

/** Maximum pixels per side; a phone's browser may fail to show a larger picture. */
export const LONGEST_SIDE = 4_000;

export function isTypeOf(kind: FileKind, type: string): type is FileType {
  return FILE_RULES[kind].types.some((allowed) => allowed === type);
}

/** Maximum bytes for a media type over all kinds; 0 if no kind accepts the type. */
export function largestOfType(type: string): number {
  return Math.max(
    0,
    ...FILE_KINDS.filter((kind) => isTypeOf(kind, type)).map((kind) => FILE_RULES[kind].largest),
  );
}

/** The permanent path of an upload: `/images/01J9….webp`, `/documents/01J9….pdf`. */
export function lastingPath(uploadId: string, type: FileType): string {
  return type === 'application/pdf'
    ? `/documents/${uploadId}.${DOCUMENTS[type]}`
    : `/images/${uploadId}.${PICTURES[type]}`;
}
