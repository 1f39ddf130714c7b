import { ulid } from 'ulidx';
import { isTypeOf } from '../../../../shared/domain/core/files/fileKinds.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { signedUpload } from '../../../platform/objects/bucket.ts';
import * as uploads from '../../../store/core/files/repository.ts';
import type { StoredUpload } from '../../../store/core/files/repository.ts';
import { uploadObjectKey } from '../../../store/core/files/repository.ts';
import { countAttempt } from '../../../services/core/throttling/attempts.ts';
import { keepUpload } from './keepUpload.ts';

/**
 * The address is signed with type and length, so that S3 accepts this file only. Each is counted by its account before
 * anything is stored.
 */
export const createUpload: Handler<'createUpload'> = async ({ body, session, now }) => {
  const { kind, type, bytes, name } = body;
  if (!isTypeOf(kind, type)) throw wrongField('type', 'MustValid');
  await countAttempt({ what: 'uploadByAccount', who: session.id, account: session.id }, now);
  const upload = {
    id: ulid(now.getTime()),
    accountId: session.id,
    kind,
    mediaType: type,
    bytes,
    name,
    path: null,
  };
  await uploads.storeUpload(upload, now);
  return { data: await signedUpload(upload.id, { key: uploadObjectKey(upload), type, bytes }) };
};

/**
 * Checks an upload and keeps it under a lasting path. The path comes from the upload's id, so a repeat makes the
 * same file again.
 */
export const completeUpload: Handler<'completeUpload'> = async ({ params, body, session }) => {
  const upload = await uploads.findUpload(session.id, params.uploadId);
  if (!upload) throw new ApiError('NotFound');
  if (upload.path) return { data: { path: upload.path } };
  const found = await Promise.all(body.smaller.map((id) => uploads.findUpload(session.id, id)));
  const smaller = found.filter((one) => one !== null).filter((one) => isWidthOf(upload, one));
  if (smaller.length < found.length) throw wrongField('smaller', 'MustValid');
  return { data: { path: await keepUpload(upload, smaller) } };
};

/** Widths share a name, and so a type; only posters have them. */
const isWidthOf = (whole: StoredUpload, { id, kind, mediaType }: StoredUpload) =>
  whole.kind === 'poster' && kind === 'poster' && mediaType === whole.mediaType && id !== whole.id;
