import { BEGINNING_BYTES, fileProblem } from '../../../shared/domain/files/fileContent.ts';
import { lastingPath, type PictureType } from '../../../shared/domain/files/fileKinds.ts';
import { withoutMetadata } from '../../../shared/domain/files/withoutMetadata.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import {
  keepObject,
  putObject,
  readBeginning,
  readObject,
  removeObject,
} from '../../platform/objects/bucket.ts';
import { contentDisposition } from '../../platform/http/contentDisposition.ts';
import * as uploads from '../../store/files/repository.ts';
import type { StoredUpload } from '../../store/files/repository.ts';
import { uploadObjectKey } from '../../store/files/repository.ts';

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
  const checked = { from, to: path.slice(1), etag: stored.etag };
  const kept =
    type === 'application/pdf'
      ? await keepObject({ ...checked, type, disposition: contentDisposition(name) })
      : await keepPicture({ ...checked, type });
  if (!kept) return keptMeanwhile(upload);
  await uploads.completeUpload(upload, path);
  await removeObject(from);
  return path;
}

/**
 * A picture stays without the place and time that a camera wrote into it: most skaters are children.
 * @returns whether the bytes that were checked were still there
 * @throws {ApiError} ValidationFailed where they are no picture as a whole
 */
async function keepPicture(picture: { from: string; to: string; etag: string; type: PictureType }) {
  const bytes = await readObject(picture.from, picture.etag);
  if (!bytes) return false;
  const clean = withoutMetadata(picture.type, bytes);
  if (!clean) throw wrongField('file', 'MustValid');
  await putObject(picture.to, picture.type, clean);
  return true;
}

async function keptMeanwhile({ accountId, id }: StoredUpload): Promise<string> {
  const again = await uploads.findUpload(accountId, id);
  if (again?.path) return again.path;
  throw wrongField('file', 'MustExist');
}
