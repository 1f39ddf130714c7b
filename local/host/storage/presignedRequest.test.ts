import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { signedUntil, type SignedRequest } from './presignedRequest.ts';

const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
const headers = { 'content-type': 'image/webp', 'content-length': '120' };
const signedAt = new Date('2026-04-12T10:15:00Z');
const after = (seconds: number) => new Date(signedAt.getTime() + seconds * 1000);

interface Way {
  readonly client: S3Client;
  readonly host: string;
  readonly root: string;
}

const ways: Record<string, Way> = {
  'by path': {
    client: new S3Client({ region: 'eu-west-1', endpoint: 'http://127.0.0.1:4568', credentials }),
    host: '127.0.0.1:4568',
    root: '/pictures',
  },
  'at the bucket’s own host': {
    client: new S3Client({ region: 'eu-west-1', credentials }),
    host: 'pictures.s3.eu-west-1.amazonaws.com',
    root: '',
  },
};

async function signed({ client, root }: Way, signableHeaders = ['host', 'content-type', 'content-length']) {
  const command = new PutObjectCommand({
    Bucket: 'pictures',
    Key: 'uploads/a b/1',
    ContentType: 'image/webp',
    ContentLength: 120,
  });
  const url = new URL(
    await getSignedUrl(client, command, {
      expiresIn: 300,
      signingDate: signedAt,
      signableHeaders: new Set(signableHeaders),
    }),
  );
  const target = url.pathname.slice(root.length) + url.search;
  return { method: 'PUT', target, headers };
}

describe.each(Object.entries(ways))('a request signed %s', (_name, way) => {
  const signer = { ...credentials, host: way.host, root: way.root };
  const holds = (request: SignedRequest, now = after(1)) => signedUntil(request, signer, now) !== null;

  it('is the one that the SDK signed', async () => {
    expect(holds(await signed(way))).toBe(true);
  });

  it('is valid for its time only', async () => {
    const request = await signed(way);
    expect(holds(request, after(299))).toBe(true);
    expect(holds(request, after(300))).toBe(false);
  });

  it.each([
    ['method', (request: SignedRequest) => ({ ...request, method: 'DELETE' })],
    ['path', (request: SignedRequest) => ({ ...request, target: request.target.replace('/1?', '/2?') })],
    ['query', (request: SignedRequest) => ({ ...request, target: `${request.target}&acl=` })],
    ['life', (request: SignedRequest) => ({ ...request, target: request.target.replace('=300', '=900') })],
    [
      'signature',
      (request: SignedRequest) => ({
        ...request,
        target: request.target.replace(/Signature=\w+/, 'Signature=00'),
      }),
    ],
    ['key', (request: SignedRequest) => ({ ...request, target: request.target.replace('AKIA', 'AKIB') })],
    [
      'type',
      (request: SignedRequest) => ({ ...request, headers: { ...headers, 'content-type': 'text/html' } }),
    ],
    [
      'length',
      (request: SignedRequest) => ({ ...request, headers: { ...headers, 'content-length': '121' } }),
    ],
    [
      'headers',
      (request: SignedRequest) => ({ ...request, headers: { ...headers, 'x-amz-acl': 'private' } }),
    ],
  ])('is not valid with another %s', async (_what, change) => {
    const request = await signed(way);
    expect(holds(change(request))).toBe(false);
  });

  it('is not valid if its length is not signed', async () => {
    const request = await signed(way, ['host']);
    const target = request.target.replace('content-length%3B', '').replace('%3Bcontent-length', '');
    expect(holds({ ...request, target })).toBe(false);
  });

  it('must have a signature', () => {
    expect(holds({ method: 'PUT', target: '/uploads/1', headers })).toBe(false);
    expect(holds({ method: 'PUT', target: '/uploads/1?%zz', headers })).toBe(false);
  });
});
