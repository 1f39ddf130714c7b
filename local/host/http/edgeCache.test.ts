import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { jsonAnswer } from './answer.ts';
import { compressedBody } from './compressedBody.ts';
import { EdgeCache } from './edgeCache.ts';
import { LaneFull } from './lane.ts';

const caching = { leastSeconds: 0, usualSeconds: 0, mostSeconds: 86_400 };

let clock = 0;
let asked: string[] = [];
let cache: EdgeCache;

beforeEach(() => {
  clock = 0;
  asked = [];
  cache = new EdgeCache({ now: () => clock });
});

/** An origin that numbers its answers. */
const origin =
  (seconds: number, over: Partial<Answer> = {}, url = '/api/results') =>
  async (): Promise<Answer> => {
    asked.push(url);
    const answer = jsonAnswer(200, asked.length);
    const control = `public, max-age=0, s-maxage=${String(seconds)}, must-revalidate`;
    return { ...answer, headers: { ...answer.headers, 'cache-control': control }, ...over };
  };

async function ask(seconds = 5, over: Partial<Answer> = {}, url = '/api/results') {
  const { body, headers } = await cache.answer(url, caching, origin(seconds, over, url));
  return [body.toString(), headers['age'] ?? null];
}

describe('the edge', () => {
  it('answers alone as long as s-maxage says, then asks the origin once', async () => {
    expect(await ask()).toEqual(['1', null]);
    clock = 4_999;
    expect(await ask()).toEqual(['1', '4']);
    clock = 5_000;
    expect(await ask()).toEqual(['2', null]);
    expect(asked).toHaveLength(2);
  });

  it('asks the origin once for ten thousand who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => ask()));
    expect(new Set(answers.map(([body]) => body))).toEqual(new Set(['1']));
    expect(asked).toHaveLength(1);
  });

  it('tells addresses apart by their query', async () => {
    await ask(5, {}, '/api/schedule?date=2027-01-06');
    await ask(5, {}, '/api/schedule?date=2027-01-07');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, number, Partial<Answer>]>([
    ['a private answer', 0, { headers: { 'cache-control': 'private, no-store' } }],
    ['an error', 5, { status: 404 }],
    ['one without a word', 0, { headers: {} }],
  ])('keeps nothing of %s, not even for those who ask meanwhile', async (_what, seconds, over) => {
    await Promise.all([ask(seconds, over), ask(seconds, over)]);
    await ask(seconds, over);
    expect(asked).toHaveLength(3);
  });

  it('asks without the caller’s own condition, whose 304 would be everybody’s', async () => {
    const seen: Readonly<Record<string, string>>[] = [];
    await cache.answer('/api/results', caching, (headers) => {
      seen.push(headers);
      return origin(5)();
    });
    expect(seen).toEqual([{ 'if-none-match': '' }]);
  });

  it('passes an origin’s failure on and asks again', async () => {
    const failing = () => Promise.reject(new Error('no'));
    await expect(cache.answer('/api/results', caching, failing)).rejects.toThrow('no');
    expect(await ask()).toEqual(['1', null]);
  });

  it('drops what changed data may have outdated, and keeps what is live', async () => {
    await ask(5, {}, '/api/results');
    await ask(30, {}, '/api/competitions');
    cache.dropChanged();
    await ask(5, {}, '/api/results');
    await ask(30, {}, '/api/competitions');
    expect(asked).toEqual(['/api/results', '/api/competitions', '/api/competitions']);
  });

  it('does not keep for long what was read before a change', async () => {
    const under = ask(30, {}, '/api/competitions');
    cache.dropChanged();
    await under;
    await ask(30, {}, '/api/competitions');
    expect(asked).toHaveLength(2);
  });

  it('keeps no more than so many addresses', async () => {
    for (let number = 0; number <= 500; number += 1) await ask(5, {}, `/api/results?date=${String(number)}`);
    asked = [];
    await ask(5, {}, '/api/results?date=0');
    await ask(5, {}, '/api/results?date=500');
    expect(asked).toEqual(['/api/results?date=0']);
  });

  it('keeps no more than so many bytes, compressed copies included', async () => {
    cache = new EdgeCache({ now: () => clock, mostBytes: 100_000 });
    const body = randomBytes(30_000);
    const kept = () => ask(5, { body }, '/api/results?date=1');
    await kept();
    await ask(5, { body: Buffer.alloc(60_000) }, '/api/results?date=2');
    asked = [];
    await kept();
    expect(asked).toEqual([]);
    await compressedBody(body, 'br');
    cache.sweep();
    await kept();
    expect(asked).toEqual(['/api/results?date=1']);
  });

  it('gives the same answer again with the same bytes, which are compressed already', async () => {
    const tagged = { headers: { etag: '"1"', 'cache-control': 'public, s-maxage=5' } };
    const first = await cache.answer('/api/results', caching, origin(5, tagged));
    clock = 6_000;
    const second = await cache.answer('/api/results', caching, origin(5, tagged));
    expect(asked).toHaveLength(2);
    expect(second.body).toBe(first.body);
  });

  it('asks the origin for two addresses at a time, however many wait', async () => {
    let [running, most] = [0, 0];
    const slow = async (): Promise<Answer> => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      return jsonAnswer(404, null);
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => cache.answer(`/api/none/${String(number)}`, caching, slow)),
    );
    expect([answers.length, most]).toEqual([100, 2]);
  });

  it('refuses at once where too many wait already', async () => {
    const never = () => new Promise<Answer>(() => undefined);
    const asking = Array.from({ length: 203 }, (_, number) =>
      cache.answer(`/api/none/${String(number)}`, caching, never),
    );
    await expect(asking[202]).rejects.toThrow(LaneFull);
  });
});
