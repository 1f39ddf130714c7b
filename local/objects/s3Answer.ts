import type { ObjectFile, ObjectHead } from './objectFile.ts';

/** S3's answer to a request: XML, an object's bytes, or no body. */
export interface S3Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly xml?: Buffer;
  /** The sender closes the file. */
  readonly object?: { readonly file: ObjectFile; readonly first: number; readonly last: number };
}

/** An error by S3's own names, which its clients know. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notSupported = (what: string) =>
  new S3Error(501, 'NotImplemented', `${what} is not supported by this server.`);

export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');

export function errorAnswer({ status, code, message }: S3Error): S3Answer {
  return xml(status, `<Error>${element('Code', code)}${element('Message', message)}</Error>`);
}

export function copied({ etag, modifiedAt }: ObjectHead): S3Answer {
  const content = element('ETag', etag) + element('LastModified', modifiedAt);
  return xml(200, `<CopyObjectResult>${content}</CopyObjectResult>`);
}

/** One page of a listing; `next` if there are more. */
export function listed(
  of: { readonly bucket: string; readonly prefix: string; readonly limit: number },
  heads: readonly ObjectHead[],
  next: string | undefined,
): S3Answer {
  const contents = heads.map(
    ({ key, etag, bytes, modifiedAt }) =>
      `<Contents>${element('Key', key)}${element('LastModified', modifiedAt)}${element('ETag', etag)}` +
      `${element('Size', String(bytes))}${element('StorageClass', 'STANDARD')}</Contents>`,
  );
  return xml(
    200,
    `<ListBucketResult>${element('Name', of.bucket)}${element('Prefix', of.prefix)}` +
      `${element('KeyCount', String(heads.length))}${element('MaxKeys', String(of.limit))}` +
      element('IsTruncated', String(next !== undefined)) +
      `${next === undefined ? '' : element('NextContinuationToken', next)}${contents.join('')}</ListBucketResult>`,
  );
}

/** The headers of an object, with its bytes or alone. */
export function headersOf({ bytes, etag, modifiedAt, attributes }: ObjectHead): Record<string, string> {
  const { contentType, contentDisposition, cacheControl } = attributes;
  return {
    'content-type': contentType ?? 'application/octet-stream',
    'content-length': String(bytes),
    etag,
    'last-modified': new Date(modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
    ...(contentDisposition === undefined ? {} : { 'content-disposition': contentDisposition }),
    ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
  };
}

function xml(status: number, content: string): S3Answer {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
  const headers = { 'content-type': 'application/xml', 'content-length': String(body.length) };
  return { status, headers, xml: body };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters, which XML allows only as references, and some not at all. */
const element = (name: string, text: string): string =>
  `<${name}>${text.replaceAll(
    /[&<>"\p{Cc}]/gu,
    (character) => ENTITIES[character] ?? `&#x${character.charCodeAt(0).toString(16)};`,
  )}</${name}>`;
