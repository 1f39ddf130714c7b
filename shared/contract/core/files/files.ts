import * as z from 'zod/mini';
import { FILE_KINDS, FILE_RULES, isTypeOf, type FileKind } from '../../../domain/core/files/fileKinds.ts';
import { MOST_SMALLER } from '../../../domain/core/files/pictureWidths.ts';
import { defineRoutes } from '../route.ts';
import { dataOf, id, oneOf, text, wholeNumber } from '../scalars.ts';

/** Larger than any file we accept, and a safe integer. */
const MAX_BYTES = 2_000_000_000;

interface Declared {
  readonly kind: FileKind;
  readonly type: string;
  readonly bytes: number;
}

/** How to upload a file: PUT it to `url` with exactly these headers within `expiresInSeconds`. */
export const upload = z.object({
  uploadId: z.string(),
  /** A signed path on the product's own origin. */
  url: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expiresInSeconds: z.number(),
});

export type Upload = z.output<typeof upload>;

const uploaders = { resource: 'files', roles: ['SUPER_ADMIN', 'MANAGER'] } as const;

export const fileRoutes = defineRoutes({
  createUpload: {
    ...uploaders,
    method: 'POST',
    path: '/api/files',
    summary: 'Start an upload of `bytes` and a media type; returns where to send the file.',
    changes: { nothing: 'No screen shows the file before a form is saved with it.' },
    body: z
      .object({
        kind: oneOf(FILE_KINDS),
        type: text(100),
        bytes: wholeNumber(1, MAX_BYTES),
        /** The file's own name; documents are downloaded under it. */
        name: z._default(z.nullable(text(200)), null),
      })
      .check(
        z.refine<Declared>(({ kind, type }) => isTypeOf(kind, type), { error: 'MustValid', path: ['type'] }),
        z.refine<Declared>(({ kind, bytes }) => bytes <= FILE_RULES[kind].largest, {
          error: 'MustSmaller',
          path: ['bytes'],
        }),
      ),
    answer: dataOf(upload),
    status: 201,
    errors: ['TooManyAttempts'],
  },
  completeUpload: {
    ...uploaders,
    method: 'POST',
    path: '/api/files/{uploadId}',
    summary: 'Complete an upload and get its permanent path. A retry answers the same.',
    changes: { nothing: 'No screen shows the file before a form is saved with it.' },
    params: z.object({ uploadId: id }),
    body: z.object({
      /** Uploads of the same poster, of the same type, in smaller widths; the path then names them. */
      smaller: z._default(
        z.array(id, { error: 'MustValid' }).check(z.maxLength(MOST_SMALLER, { error: 'MustSmaller' })),
        [],
      ),
    }),
    answer: dataOf(z.object({ path: z.string() })),
    errors: ['NotFound', 'ValidationFailed'],
  },
});
