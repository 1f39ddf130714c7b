import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SPA_REWRITE } from '../../../infra/constructs/spaRewrite.ts';
import { VIEWER_HEADERS } from '../../../infra/constructs/viewerHeaders.ts';
import { spaFiles } from '../pages/spaFiles.ts';
import type { Deployment } from '../template/deployment.ts';
import { jsonAnswer } from './answer.ts';
import { distribution, type Origins } from './distribution.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';

const root = mkdtempSync(path.join(tmpdir(), 'rinkside-pages-'));
const caching = [
  { include: ['assets/*'], exclude: ['*'], cacheControl: 'immutable' },
  { include: [], exclude: ['assets/*'], cacheControl: 'no-cache' },
];
const pages = {
  compress: true,
  caching: null,
  queryNames: 'all' as const,
  methods: ['GET', 'HEAD'],
  headers: { 'x-frame-options': 'DENY' },
};
const delivery: Deployment['delivery'] = {
  behaviours: [
    {
      ...pages,
      pattern: '/api/*',
      methods: ['GET', 'POST'],
      origin: { kind: 'api', headers: { 'x-rinkside-edge': 'secret' } },
      viewerRequest: VIEWER_HEADERS,
    },
    { ...pages, pattern: '*', origin: { kind: 'bucket', bucket: 'spa' }, viewerRequest: SPA_REWRITE },
  ],
};
let server: Listening;
let base: string;

beforeAll(async () => {
  mkdirSync(path.join(root, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(root, 'dist/index.html'), '<!doctype html>'.padEnd(2000, ' '));
  writeFileSync(path.join(root, 'dist/assets/app-1a.js'), 'console.log(1)');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  const origins: Origins = {
    api: async (_request, { headers }) => jsonAnswer(200, { from: 'api', headers }),
    bucket: () => spaFiles(path.join(root, 'dist'), caching),
    signed: () => async () => jsonAnswer(200, { from: 'uploads' }),
  };
  const serve = distribution({ delivery } as Deployment, origins);
  const behindProxy = distribution({ delivery } as Deployment, origins, { behindProxy: true });
  server = await listen((incoming, response) => {
    const viaProxy = incoming.headers['x-test-proxy'] !== undefined;
    void (viaProxy ? behindProxy : serve)(incoming, response);
  });
  base = `http://127.0.0.1:${String(server.port)}`;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Sends the headers and the path exactly as given: fetch would normalise both. */
function raw(
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, host: '127.0.0.1', path: target, headers };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: response.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the pages', () => {
  it.each(['/', '/login', '/admin/competitions/1/page'])(
    'answer %s with the one document, never cached',
    async (page) => {
      const answer = await fetch(base + page);
      expect(await answer.text()).toContain('<!doctype html>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it('have hashed files that are cached for ever, and 404 for a removed one', async () => {
    const answer = await fetch(`${base}/assets/app-1a.js`);
    expect(answer.headers.get('cache-control')).toBe('immutable');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${base}/assets/app-0.js`)).status).toBe(404);
  });

  it('are not sent again to a client that has them, compressed or not', async () => {
    const first = await raw('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(first.body).toString()).toContain('<!doctype html>');
    const again = await raw('/', { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('allow no methods other than the distribution’s', async () => {
    expect((await fetch(base, { method: 'POST' })).status).toBe(403);
    expect((await fetch(base, { method: 'HEAD' })).status).toBe(200);
  });

  it.each(['/assets/app-1a.js/more.js', `/${'x'.repeat(300)}.js`])(
    'have no file named %s',
    async (target) => {
      expect((await raw(target)).status).toBe(404);
    },
  );

  it('forward the API’s paths, with the edge’s headers about the viewer', async () => {
    expect(await (await fetch(`${base}/api/rinks`, { method: 'POST' })).json()).toEqual({
      from: 'api',
      headers: {
        // Depends on the headers of Node's fetch and on the edge function.
        'accept-encoding': expect.any(String) as unknown,
        'x-rinkside-accept-encoding': expect.stringContaining('gzip') as unknown,
        'x-rinkside-viewer': '127.0.0.1',
        'x-rinkside-edge': 'secret',
      },
    });
  });
});

describe('a path that leaves the folder', () => {
  const steps = [
    '../',
    '%2e%2e/',
    '.%2E/',
    '..%2f',
    '%252e%252e%252f',
    '%25252e%25252e/',
    '..%5c',
    '%5c..%5c',
    './',
    '.../',
    '%c0%ae%c0%ae/',
    '%00',
    '%2500',
    '%zz',
    '\\',
  ];
  it.each([
    '/',
    '/assets/',
    '/api/',
    '/api/rinks/',
    '/images/',
    '/documents/',
    '/uploads/',
    '/competitions/',
  ])('reaches nothing from %s, in any spelling', async (from) => {
    for (const step of steps)
      for (const target of [`${from}${step}secret.txt`, `${from}a/${step}${step}secret.txt`]) {
        const { status, body } = await raw(target);
        expect([target, status, body.toString()]).toEqual([target, 400, 'This address is not valid.']);
      }
  });

  it('is distinguished from one that only looks like it', async () => {
    for (const target of ['/api/rinks/a..b', '/api/rinks/..a', '/api/rinks/100%25', '/api/rinks/a%2Fb%5Cc'])
      expect([target, (await raw(target)).status]).toEqual([target, 200]);
  });

  it('is not accepted as an absolute address', async () => {
    expect((await raw('http://evil.example/index.html')).status).toBe(400);
    expect((await raw('*')).status).toBe(400);
  });
});

describe('the viewer’s address', () => {
  const addressFor = async (headers: Record<string, string>) => {
    const { body } = await raw('/api/rinks', headers);
    const { headers: seen } = JSON.parse(body.toString()) as { headers: Record<string, string> };
    return seen['x-rinkside-viewer'];
  };

  it('cannot be set by the viewer', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-rinkside-viewer': '203.0.113.7' };
    expect(await addressFor(forged)).toBe('127.0.0.1');
  });

  it('is the one that the operator’s proxy added last', async () => {
    const notified = { 'x-test-proxy': 'on', 'x-forwarded-for': '192.0.2.1, 203.0.113.7' };
    expect(await addressFor(notified)).toBe('203.0.113.7');
    expect(await addressFor({ 'x-test-proxy': 'on' })).toBe('127.0.0.1');
  });
});
