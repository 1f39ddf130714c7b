import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { instantIn } from '../../../../local/testing/days.ts';
import { inOneWindow } from '../../../../local/testing/inOneWindow.ts';
import { startSeparateHost, type SeparateHost } from '../../../../local/testing/separateHost.ts';
import { COMPETITION_IDS } from '../../../../local/demo/competitions.ts';

const password = 'long enough for us';
const DEMO_PASSWORD = 'Rinkside-demo-1';
/** What a window allows one address, in the window that ends and the one that begins meanwhile. */
const MOST_TRIED = 2 * 60;
/** Twice as many: the rest is refused one like the other. */
const BURST = 2 * MOST_TRIED;
let host: SeparateHost;

// Everybody at this host calls from one address, as a rink does.
beforeAll(async () => {
  host = await startSeparateHost();
});
afterAll(() => host.stop());

const visitor = () => new Caller(host.origin);
const newAddress = () => `rink-${randomUUID()}@test.example`;

async function signedUp(): Promise<{ readonly email: string; readonly browser: Caller }> {
  const [email, browser] = [newAddress(), visitor()];
  await browser.data('signUp', { body: { name: 'Robin Winter', email, password } });
  return { email, browser };
}

/** So many calls, forty at a time. */
async function many(count: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    statuses.push(...(await Promise.all(Array.from({ length: 40 }, call))).map(({ status }) => status));
  }
  return statuses;
}

async function timed<T>(call: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  return [await call(), performance.now() - begun];
}

describe('one telephone in the stands', () => {
  it('locks nobody out with hundreds of wrong log-ins: a right password enters within three seconds', async () => {
    const { email } = await signedUp();
    const wrong = () =>
      visitor().call('logIn', { body: { email: newAddress(), password: 'not this one' }, once: true });
    const statuses = await many(BURST, wrong);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(MOST_TRIED);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    const [reply, milliseconds] = await timed(() => visitor().call('logIn', { body: { email, password } }));
    expect(reply.status).toBe(200);
    expect(milliseconds).toBeLessThan(3_000);
    // A guess at an account that exists is answered as one at an account that does not.
    const guess = await visitor().call('logIn', { body: { email, password: 'not this one' } });
    const unknown = await visitor().call('logIn', { body: { email: newAddress(), password } });
    expect([guess.status, guess.problem.code]).toEqual([429, 'TooManyAttempts']);
    expect([unknown.status, unknown.problem.code]).toEqual([429, 'TooManyAttempts']);
  });

  it('locks no helper out with hundreds of wrong codes: a right one opens within three seconds', async () => {
    const admin = visitor();
    const email = 'superadmin@demo.rinkside.example';
    await admin.data('logIn', { body: { email, password: DEMO_PASSWORD } });
    const { code } = await admin.data('createCode', {
      params: { competitionId: COMPETITION_IDS.today },
      body: { kind: 'checkIn', label: 'Front desk', expiresAt: instantIn(1) },
    });
    const wrong = () =>
      visitor().call('openCode', { body: { code: 'AAAA AAAA', name: 'Kim Frost' }, once: true });
    const statuses = await many(BURST, wrong);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(MOST_TRIED);
    expect(statuses).not.toContain(200);
    const [reply, milliseconds] = await timed(() =>
      visitor().call('openCode', { body: { code, name: 'Lou Field' } }),
    );
    expect(reply.status).toBe(200);
    expect(milliseconds).toBeLessThan(3_000);
  });

  it('has ten guesses at one account, and its owner’s own browser is let in all the same', async () => {
    const { guesses, stranger, owner } = await inOneWindow(async () => {
      const { email, browser } = await signedUp();
      await browser.data('logOut');
      const guess = () => visitor().call('logIn', { body: { email, password: 'not this one' } });
      const codes: string[] = [];
      for (let n = 0; n < 12; n++) {
        const reply = await guess();
        codes.push(reply.problem.code);
      }
      const right = { body: { email, password } };
      return {
        guesses: codes,
        stranger: await visitor().call('logIn', right),
        owner: await browser.call('logIn', right),
      };
    });
    expect(guesses.slice(10)).toEqual(['TooManyAttempts', 'TooManyAttempts']);
    expect([stranger.status, owner.status]).toEqual([429, 200]);
  });

  it('cannot make itself known with a cookie of its own', async () => {
    const { first, second } = await inOneWindow(async () => {
      const { email, browser } = await signedUp();
      const { email: other } = await signedUp();
      const guess = (to: string) => browser.call('logIn', { body: { email: to, password: 'not this one' } });
      for (let n = 0; n < 10; n++) await guess(other);
      const right = await browser.call('logIn', { body: { email: other, password } });
      return { first: right, second: fieldCodes(await guess(email)) };
    });
    expect(first.status).toBe(429);
    expect(second).toEqual(['password MustCorrect']);
  });
});
