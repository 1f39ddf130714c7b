import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { COMPETITION_IDS } from '../../local/demo/competitions.ts';
import { demoAccount } from '../../local/testing/people.ts';

const LIVE = `/api/competitions/${COMPETITION_IDS.closed}/live`;
const LIST = '/api/competitions';

let session: string;

beforeAll(async () => {
  session = (await demoAccount('skater')).cookie ?? '';
});

/** How an address is answered: from what the edge keeps, by the origin, or elsewhere. */
async function answered(address: string, cookie?: string): Promise<'kept' | 'asked' | number> {
  const response = await fetch(new URL(address, inject('origin')), {
    redirect: 'manual',
    headers: cookie === undefined ? {} : { cookie },
  });
  await response.arrayBuffer();
  if (response.status !== 200) return response.status;
  return response.headers.has('age') ? 'kept' : 'asked';
}

/** Asks until the edge has the answer; others change data, which makes it forget. */
async function keptBy(variant: () => string, cookie?: string): Promise<void> {
  await expect.poll(() => answered(variant(), cookie)).toBe('kept');
}

describe('a name in the query that no route knows', () => {
  it.each([LIVE, LIST, '/api/openapi.json', `/competitions/${COMPETITION_IDS.open}`])(
    'is no way round what the edge keeps of %s',
    async (address) => {
      await keptBy(() => `${address}?fbclid=${randomUUID()}&utm_source=${randomUUID()}`);
    },
  );

  it('comes with any spelling of the names that it knows, and of the path', async () => {
    await keptBy(() => `${LIST}?x=${randomUUID()}&st%61te=archived`);
    await keptBy(() => LIVE.replace('/live', `/%6Cive?${randomUUID()}`));
  });
});

describe('a fresh answer', () => {
  it('is for a session: each is asked for anew', async () => {
    for (const address of [LIVE, LIST])
      for (const fresh of [randomUUID(), randomUUID()])
        expect(await answered(`${address}?fresh=${fresh}`, session)).toBe('asked');
  });

  it('is the kept one for everybody else', async () => {
    await keptBy(() => `${LIVE}?fresh=${randomUUID()}`);
    await keptBy(() => `${LIVE}?fresh=${randomUUID()}`, 'other=1');
  });

  it.each(['rinkside-session=forged', 'rinkside-code=a.b.c'])(
    'is no answer for %s, which is led to the kept one',
    async (cookie) => {
      const address = `${LIST}?state=archived&fresh=${randomUUID()}`;
      const response = await fetch(new URL(address, inject('origin')), {
        redirect: 'manual',
        headers: { cookie },
      });
      expect([response.status, response.headers.get('location')]).toEqual([307, `${LIST}?state=archived`]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await answered(`${LIST}?state=archived`, cookie)).not.toBe(307);
    },
  );
});
