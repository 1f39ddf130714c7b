import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAccount } from '../../../local/testing/people.ts';

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

let cookie: string;
let skaters: string;

beforeAll(async () => {
  const manager = await demoAccount('manager');
  cookie = manager.cookie ?? '';
  const { competitionId } = await manager.data('currentUser');
  skaters = `/api/competitions/${competitionId ?? ''}/skaters?limit=50`;
});

/** The bytes as they travel: `fetch` would decompress them. */
function raw(path: string, encodings: string | undefined, method = 'GET'): Promise<Raw> {
  const headers = { cookie, ...(encodings !== undefined && { 'accept-encoding': encodings }) };
  return new Promise((resolve, reject) => {
    request(new URL(path, inject('origin')), { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('an answer that CloudFront may not keep', () => {
  it('leaves compressed: 50 skaters in a seventh of their bytes', async () => {
    const plain = await raw(skaters, undefined);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect((JSON.parse(plain.body.toString()) as { data: unknown[] }).data).toHaveLength(50);
    for (const [encodings, encoding, decoded] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
    ] as const) {
      const { status, headers, body } = await raw(skaters, encodings);
      expect([status, headers['content-encoding'], headers['vary']]).toEqual([
        200,
        encoding,
        'Accept-Encoding',
      ]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(decoded(body).equals(plain.body)).toBe(true);
      expect(body.length, encodings).toBeLessThan(plain.body.length / 7);
    }
  });

  it.each(['identity', 'br;q=0, gzip;q=0', 'deflate', ''])('leaves as it is for %o', async (encodings) => {
    const { headers, body } = await raw(skaters, encodings);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(JSON.parse(body.toString())).toHaveProperty('data');
  });

  it('leaves as it is where it is short', async () => {
    const { headers, body } = await raw('/api/health', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toContain('"ok"');
  });
});

describe('an answer that CloudFront may keep', () => {
  it('is compressed there, and its ETag still answers 304', async () => {
    const { headers } = await raw('/api/openapi.json', 'gzip, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['etag']).toMatch(/^W\/"/);
    const again = await fetch(new URL('/api/openapi.json', inject('origin')), {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
  });

  it('can be asked for without its body', async () => {
    const { status, body } = await raw(skaters.replace('/api', '').replace(/\/skaters.*/, ''), 'br', 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});
