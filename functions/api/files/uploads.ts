import { ulid } from 'ulidx';
import { BEGINNING_BYTES, fileProblem } from '../../../shared/domain/files/fileContent.ts';
import { isTypeOf, lastingPath, type PictureType } from '../../../shared/domain/files/fileKinds.ts';
import { withoutMetadata } from '../../../shared/domain/files/withoutMetadata.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import {
  keepObject,
  putObject,
  readBeginning,
  readObject,
  removeObject,
  signedPath,
  UPLOAD_SECONDS,
} from '../../platform/objects/bucket.ts';
import { contentDisposition } from '../../platform/http/contentDisposition.ts';
import * as uploads from '../../store/files/repository.ts';
import type { StoredUpload } from '../../store/files/repository.ts';
import { uploadObjectKey } from '../../store/files/repository.ts';

/** The address is signed with type and length, so that S3 accepts this file only. */
export const createUpload: Handler<'createUpload'> = async ({ body, session, now }) => {
  const { kind, type, bytes, name } = body;
  if (!isTypeOf(kind, type)) throw wrongField('type', 'MustValid');
  const upload = {
    id: ulid(now.getTime()),
    accountId: session.id,
    kind,
    mediaType: type,
    bytes,
    name,
    path: null,
  };
  await uploads.createUpload(upload, now);
  return {
    data: {
      uploadId: upload.id,
      url: await signedPath({ key: uploadObjectKey(upload), type, bytes }),
      method: 'PUT',
      headers: { 'content-type': type },
      expiresInSeconds: UPLOAD_SECONDS,
    },
  };
};

/**
 * Checks an upload and keeps it under a lasting path. The path comes from the upload's id, so a repeat makes the
 * same file again. The record is written before the upload is removed, so that one of the two always exists.
 */
export const completeUpload: Handler<'completeUpload'> = async ({ params, session }) => {
  const upload = await uploads.findUpload(session.id, params.uploadId);
  if (!upload) throw new ApiError('NotFound');
  return { data: { path: upload.path ?? (await keepUpload(upload)) } };
};

async function keepUpload(upload: StoredUpload): Promise<string> {
  const { kind, mediaType: type, name } = upload;
  const from = uploadObjectKey(upload);
  const stored = await readBeginning(from, BEGINNING_BYTES);
  if (!stored) return pathKeptMeanwhile(upload);
  const problem = fileProblem({ kind, type, ...stored });
  if (problem) throw wrongField('file', problem);
  const path = lastingPath(upload.id, type);
  const checked = { from, to: path.slice(1), etag: stored.etag };
  const kept =
    type === 'application/pdf'
      ? await keepObject({ ...checked, type, disposition: contentDisposition(name) })
      : await keepPicture({ ...checked, type });
  if (!kept) return pathKeptMeanwhile(upload);
  await uploads.completeUpload(upload, path);
  await removeObject(from);
  return path;
}

/**
 * Keeps a picture without the place and time that a camera wrote into it: most skaters are children.
 * @returns false if the checked bytes are gone
 * @throws {ApiError} ValidationFailed (file, MustValid) for a broken picture
 */
async function keepPicture(picture: { from: string; to: string; etag: string; type: PictureType }) {
  const bytes = await readObject(picture.from, picture.etag);
  if (!bytes) return false;
  const clean = withoutMetadata(picture.type, bytes);
  if (!clean) throw wrongField('file', 'MustValid');
  await putObject(picture.to, picture.type, clean);
  return true;
}

async function pathKeptMeanwhile({ accountId, id }: StoredUpload): Promise<string> {
  const again = await uploads.findUpload(accountId, id);
  if (again?.path) return again.path;
  throw wrongField('file', 'MustExist');
}
