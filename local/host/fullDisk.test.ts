import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { png } from '../testing/files.ts';
import { startSeparateHost, type SeparateHost } from '../testing/separateHost.ts';
import { newRinkBy } from '../testing/rinks.ts';

let host: SeparateHost;
let admin: Caller;

beforeAll(async () => {
  host = await startSeparateHost();
  admin = new Caller(host.origin);
  const body = { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' };
  expect((await admin.call('logIn', { body })).status).toBe(200);
});

afterAll(() => host.stop());

/** @param pages by which the data may still grow */
const limitGrowth = (pages?: number) =>
  fetch(new URL(pages === undefined ? '/' : `/?pages=${String(pages)}`, host.writeHolds), { method: 'POST' });

const rink = () => ({
  name: `Rink ${'of the long name '.repeat(5)}${String(Math.random())}`,
  city: 'Lakeside',
  country: 'United States',
});

/** Of rinks made one after another until one is refused. */
async function firstRefusal() {
  for (let made = 0; made < 1_000; made++) {
    const reply = await admin.call('createRink', { body: rink() });
    if (reply.status !== 201) return reply;
  }
  throw new Error('The data grew');
}

describe('a full disk', () => {
  it('refuses what it cannot store, says so in its health, and recovers by itself', async () => {
    const anybody = new Caller(host.origin);
    const upload = await admin.data('createUpload', {
      body: { kind: 'poster', type: 'image/png', bytes: png(1200, 630).length },
    });
    await limitGrowth(0);
    const { status, headers, problem } = await firstRefusal();
    expect([status, problem.code]).toEqual([507, 'InsufficientStorage']);
    expect(headers.get('content-type')).toContain('application/problem+json');
    await expect.poll(async () => (await anybody.call('health')).status).toBe(507);
    // Stored records can be read.
    expect((await admin.call('listRinkRecords')).status).toBe(200);
    const put = () =>
      fetch(new URL(upload.url, host.origin), {
        method: upload.method,
        headers: upload.headers,
        body: new Uint8Array(png(1200, 630)),
      });
    const refused = await put();
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({ code: 'InsufficientStorage' }),
    ]);
    await limitGrowth();
    await expect.poll(async () => (await anybody.call('health')).status).toBe(200);
    expect((await put()).status).toBe(200);
    expect(await newRinkBy(admin)).toMatchObject({ version: 1 });
  });
});
