import { BEGINNING_BYTES, fileProblem } from '../../shared/domain/files/fileContent.ts';
import { lastingPath } from '../../shared/domain/files/fileKinds.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { keepObject, readBeginning, removeObject } from './bucket.ts';
import { contentDisposition } from './contentDisposition.ts';
import * as uploads from './repository.ts';
import type { StoredUpload } from './repository.ts';
import { uploadObjectKey } from './uploadObjectKey.ts';

/**
 * The lasting name comes from the upload's id, so whoever repeats this, or is cut off in the middle of
 * it, makes the same file again. The record is written before the upload goes: while two callers are
 * at it, either the upload or the record is there.
 */
export const completeUpload: Handler<'completeUpload'> = async ({ params, session }) => {
  const upload = await uploads.findUpload(session.id, params.uploadId);
  if (!upload) throw new ApiError('NotFound');
  return { data: { path: upload.path ?? (await keep(upload)) } };
};

async function keep(upload: StoredUpload): Promise<string> {
  const { kind, mediaType: type, name } = upload;
  const from = uploadObjectKey(upload);
  const stored = await readBeginning(from, BEGINNING_BYTES);
  if (!stored) return keptMeanwhile(upload);
  const problem = fileProblem({ kind, type, ...stored });
  if (problem) throw wrongField('file', problem);
  const path = lastingPath(upload.id, type);
  const disposition = type === 'application/pdf' ? contentDisposition(name) : undefined;
  const kept = await keepObject({ from, to: path.slice(1), etag: stored.etag, type, disposition });
  if (!kept) return keptMeanwhile(upload);
  await uploads.completeUpload(upload, path);
  await removeObject(from);
  return path;
}

async function keptMeanwhile({ accountId, id }: StoredUpload): Promise<string> {
  const again = await uploads.findUpload(accountId, id);
  if (again?.path) return again.path;
  throw wrongField('file', 'MustExist');
}
