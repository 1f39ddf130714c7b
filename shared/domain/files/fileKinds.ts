/** What people upload: a competition's poster, a rink's logo, a competition's information packet. */
export const FILE_KINDS = ['poster', 'logo', 'packet'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

const MEGABYTE = 1024 * 1024;

/** Media types with the ending that a lasting name gets. SVG is none of them: it can carry scripts. */
const PICTURES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const DOCUMENTS = { 'application/pdf': 'pdf' } as const;

export type PictureType = keyof typeof PICTURES;
export type FileType = PictureType | keyof typeof DOCUMENTS;

interface FileRule {
  /** Bytes. */
  readonly largest: number;
  readonly types: readonly FileType[];
}

const pictureTypes: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The page shrinks a picture before it is sent, so these limits meet what other programs send. */
export const FILE_RULES: Readonly<Record<FileKind, FileRule>> = {
  poster: { largest: 5 * MEGABYTE, types: pictureTypes },
  logo: { largest: MEGABYTE, types: pictureTypes },
  packet: { largest: 15 * MEGABYTE, types: ['application/pdf'] },
};

/** Pixels of a side; above it a browser of a phone may fail to show the picture. */
export const LONGEST_SIDE = 4_000;

export function isTypeOf(kind: FileKind, type: string): type is FileType {
  return FILE_RULES[kind].types.some((allowed) => allowed === type);
}

/** The bytes that a file of that type may have at most, whatever its kind; 0 where no kind takes the type. */
export function largestOfType(type: string): number {
  return Math.max(
    0,
    ...FILE_KINDS.filter((kind) => isTypeOf(kind, type)).map((kind) => FILE_RULES[kind].largest),
  );
}

/** `/images/01J9….webp`, `/documents/01J9….pdf`: where an upload stays, never to be changed. */
export function lastingPath(uploadId: string, type: FileType): string {
  return type === 'application/pdf'
    ? `/documents/${uploadId}.${DOCUMENTS[type]}`
    : `/images/${uploadId}.${PICTURES[type]}`;
}
