import * as z from 'zod/mini';
import { FILE_KINDS, type FileKind, type FileType } from '../../../../shared/domain/core/files/fileKinds.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { uploadKey } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import { createItem, updateItem } from '../../../platform/table/writes.ts';

const storedUpload = z.object({
  id: z.string(),
  accountId: z.string(),
  kind: z.enum(FILE_KINDS),
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  bytes: z.number(),
  name: z.nullable(z.string()),
  /** Its final path, once it is complete. */
  path: z.nullable(z.string()),
});

/** An upload that an account has begun. */
export interface StoredUpload {
  readonly id: string;
  readonly accountId: string;
  readonly kind: FileKind;
  readonly mediaType: FileType;
  readonly bytes: number;
  readonly name: string | null;
  readonly path: string | null;
}

/** The bucket deletes an incomplete upload after the same time. */
const KEPT_SECONDS = 24 * 60 * 60;

export async function storeUpload(upload: StoredUpload, now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  await createItem({ ...uploadKey(upload.accountId, upload.id), type: 'upload', ...upload, expiresAt });
}

/** An upload of this account; null for another's. */
export async function findUpload(accountId: string, uploadId: string): Promise<StoredUpload | null> {
  const item = await getItem(uploadKey(accountId, uploadId));
  return item ? storedUpload.parse(item) : null;
}

/**
 * Stores the file's final path, from which a repeated call answers.
 * @throws {ApiError} ValidationFailed (file, MustExist) where the upload expired meanwhile, as if it never arrived
 */
export async function storeCompletedUpload({ accountId, id }: StoredUpload, path: string): Promise<void> {
  await updateItem(uploadKey(accountId, id), {
    update: 'SET #path = :path',
    condition: 'attribute_exists(pk)',
    names: { '#path': 'path' },
    values: { ':path': path },
    onConflict: () => wrongField('file', 'MustExist'),
  });
}

/** The object's key between upload and check, below a prefix that is never served. */
export function uploadObjectKey({ accountId, id }: { readonly accountId: string; readonly id: string }) {
  return `uploads/unchecked/${accountId}/${id}`;
}

/** Whether a key has that form with two ULIDs: no other key is ever signed for an upload. */
export const isUploadObjectKey = (key: string): boolean =>
  /^uploads\/unchecked\/[0-9A-Z]{26}\/[0-9A-Z]{26}$/.test(key);
