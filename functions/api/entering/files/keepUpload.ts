import { BEGINNING_BYTES, fileProblem } from '../../../../shared/domain/core/files/fileContent.ts';
import { lastingPath, type PictureType } from '../../../../shared/domain/core/files/fileKinds.ts';
import { pictureSize } from '../../../../shared/domain/core/files/pictureSize.ts';
import {
  pathOfWidth,
  pathWithWidths,
  smallerProblem,
} from '../../../../shared/domain/core/files/pictureWidths.ts';
import { withoutMetadata } from '../../../../shared/domain/core/files/withoutMetadata.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { contentDisposition } from '../../../platform/http/contentDisposition.ts';
import {
  keepObject,
  putObject,
  readBeginning,
  readObject,
  removeObject,
  type StoredBeginning,
} from '../../../platform/objects/bucket.ts';
import * as uploads from '../../../store/core/files/repository.ts';
import { uploadObjectKey, type StoredUpload } from '../../../store/core/files/repository.ts';

/** An upload whose bytes are there. */
interface Arrived {
  readonly upload: StoredUpload;
  readonly stored: StoredBeginning;
}

/**
 * Checks an upload and its smaller widths and keeps them under lasting paths. The record is written before the uploads
 * are removed, so that one of the two always exists.
 * @returns the path of the whole, which names its widths
 * @throws {ApiError} ValidationFailed (file, smaller)
 */
export async function keepUpload(upload: StoredUpload, smaller: readonly StoredUpload[]): Promise<string> {
  const [whole, ...others] = await Promise.all([upload, ...smaller].map(arrived));
  if (!whole || others.includes(null)) return pathKeptMeanwhile(upload);
  const problem = fileProblem({ kind: upload.kind, type: upload.mediaType, ...whole.stored });
  if (problem) throw wrongField('file', problem);
  const widths = others.filter((one) => one !== null);
  const path = pathOf(whole, widths);
  const plain = lastingPath(upload.id, upload.mediaType);
  const kept = await Promise.all([
    keep(whole, path),
    ...widths.map((one) => keep(one, pathOfWidth(plain, sizeOf(one)?.width ?? 0))),
  ]);
  if (kept.includes(false)) return pathKeptMeanwhile(upload);
  await uploads.storeCompletedUpload(upload, path);
  await Promise.all([upload, ...smaller].map((one) => removeObject(uploadObjectKey(one))));
  return path;
}

async function arrived(upload: StoredUpload): Promise<Arrived | null> {
  const stored = await readBeginning(uploadObjectKey(upload), BEGINNING_BYTES);
  return stored && { upload, stored };
}

/** The size that a picture's own bytes say; null for a document, or for other bytes than announced. */
function sizeOf({ upload: { kind, mediaType }, stored }: Arrived) {
  if (mediaType === 'application/pdf' || fileProblem({ kind, type: mediaType, ...stored })) return null;
  return pictureSize(mediaType, stored.beginning);
}

/** @throws {ApiError} ValidationFailed (smaller) */
function pathOf(whole: Arrived, smaller: readonly Arrived[]): string {
  const path = lastingPath(whole.upload.id, whole.upload.mediaType);
  if (smaller.length === 0) return path;
  const size = sizeOf(whole);
  const sizes = smaller.map((one) => {
    const its = sizeOf(one);
    return its && { width: its.width, height: its.height, bytes: one.stored.bytes };
  });
  const measured = sizes.filter((one) => one !== null);
  if (!size || measured.length < sizes.length) throw wrongField('smaller', 'MustValid');
  const problem = smallerProblem(size, measured);
  if (problem) throw wrongField('smaller', problem);
  return pathWithWidths(
    path,
    size,
    measured.map(({ width }) => width),
  );
}

/** @returns false if the checked bytes are gone */
function keep(
  { upload: { mediaType: type, name, ...upload }, stored }: Arrived,
  path: string,
): Promise<boolean> {
  const checked = { from: uploadObjectKey(upload), to: path.slice(1), etag: stored.etag };
  return type === 'application/pdf'
    ? keepObject({ ...checked, type, disposition: contentDisposition(name) })
    : keepPicture({ ...checked, type });
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
