import { ulid } from 'ulidx';
import { isTypeOf } from '../../../shared/domain/files/fileKinds.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { signedPath, UPLOAD_SECONDS } from '../../platform/objects/bucket.ts';
import * as uploads from '../../store/files/repository.ts';
import { uploadObjectKey } from '../../store/files/repository.ts';

/** Type and length are signed with the address, so that S3 takes this very file and nothing else. */
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
