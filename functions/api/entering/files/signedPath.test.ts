import { expect, it, vi } from 'vitest';
import { signedUntil } from '../../../../local/host/storage/presignedRequest.ts';

const BUCKET = 'rinkside-pictures';

it.each(['eu-west-1', 'us-east-1'])(
  'a path of %s is signed for the host that CloudFront names to S3',
  async (region) => {
    Object.assign(process.env, {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'ASIA',
      AWS_SECRET_ACCESS_KEY: 'secret',
      // As a function's role has it: part of the query, and thus of what is signed.
      AWS_SESSION_TOKEN: 'a/token+of=the role',
      IMAGE_BUCKET: BUCKET,
    });
    // The client is made once, with the region it finds.
    vi.resetModules();
    const { signedPath } = await import('../../../platform/objects/bucket.ts');
    const target = await signedPath({ key: 'uploads/account/1', type: 'image/webp', bytes: 120 });
    const headers = { 'content-type': 'image/webp', 'content-length': '120' };
    const signer = { accessKeyId: 'ASIA', secretAccessKey: 'secret', root: '' };
    const holdsAt = (host: string) =>
      signedUntil({ method: 'PUT', target, headers }, { ...signer, host }, new Date()) !== null;
    expect(target).toMatch(/^\/uploads\/account\/1\?.*X-Amz-Security-Token=/);
    expect(holdsAt(`${BUCKET}.s3.${region}.amazonaws.com`)).toBe(true);
    expect(holdsAt('rinkside.example')).toBe(false);
  },
);
