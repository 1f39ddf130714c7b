import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { jsonAnswer } from './answer.ts';
import { EdgeCache } from './edgeCache.ts';

const caching = { leastSeconds: 0, usualSeconds: 0, mostSeconds: 86_400, byQuery: true };
const get = (url: string) => ({ method: 'GET', url }) as IncomingMessage;

let clock = 0;
let asked: string[] = [];
let cache: EdgeCache;

beforeEach(() => {
  clock = 0;
  asked = [];
  cache = new EdgeCache(() => clock);
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
  const { body, headers } = await cache.answer(get(url), caching, origin(seconds, over, url));
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

  it('tells addresses apart by their query, where the policy does', async () => {
    await ask(5, {}, '/api/schedule?date=2027-01-06');
    await ask(5, {}, '/api/schedule?date=2027-01-07');
    expect(asked).toHaveLength(2);
    const byPath = { ...caching, byQuery: false };
    await cache.answer(get('/competitions/1?from=a'), byPath, origin(60));
    await cache.answer(get('/competitions/1?from=b'), byPath, origin(60));
    expect(asked).toHaveLength(3);
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
    await cache.answer(get('/api/results'), caching, (headers) => {
      seen.push(headers);
      return origin(5)();
    });
    expect(seen).toEqual([{ 'if-none-match': '' }]);
  });

  it('passes an origin’s failure on and asks again', async () => {
    const failing = () => Promise.reject(new Error('no'));
    await expect(cache.answer(get('/api/results'), caching, failing)).rejects.toThrow('no');
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
    for (let number = 0; number <= 500; number += 1) await ask(5, {}, `/api/results?fresh=${String(number)}`);
    asked = [];
    await ask(5, {}, '/api/results?fresh=0');
    await ask(5, {}, '/api/results?fresh=500');
    expect(asked).toEqual(['/api/results?fresh=0']);
  });
});
