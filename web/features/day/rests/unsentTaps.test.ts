import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { tapNow, UnsentTaps } from './unsentTaps.ts';

const TAP = { competitionId: 'cup', flightId: 'f1', what: 'start', until: null, read: null } as const;
const STARTED = { id: 'f1', startedAt: null, startedBy: null, endedAt: null, endedBy: null };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Taps whose network comes back when the test says so. @param refused what the server says of each then */
function offline(refused: Error | null = null) {
  const back = Promise.withResolvers<undefined>();
  let isBack = false;
  const sent: string[] = [];
  const taps = new UnsentTaps(
    ({ what }, secondsAgo) => {
      if (!isBack) return Promise.reject(ApiError.unreachable());
      if (refused) return Promise.reject(refused);
      sent.push(`${what} ${String(secondsAgo)}`);
      return Promise.resolve(STARTED);
    },
    async () => {
      await back.promise;
    },
  );
  return {
    taps,
    sent,
    reach: () => {
      isBack = true;
      back.resolve(undefined);
    },
  };
}
const whatWaits = (taps: UnsentTaps) =>
  taps.getSnapshot().waiting.map(({ flightId, what }) => `${flightId} ${what}`);
const nextTick = () => new Promise((resolve) => setTimeout(resolve));
const secondsBefore = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

it('keeps taps without a network, and sends them in their order with how long ago they were', async () => {
  const { taps, reach, sent } = offline();
  const start = taps.send({ ...TAP, at: secondsBefore(90) });
  await nextTick();
  const end = taps.send(tapNow({ ...TAP, what: 'end' }));
  expect(whatWaits(taps)).toEqual(['f1 start', 'f1 end']);
  expect(sent).toEqual([]);
  reach();
  expect(await Promise.all([start, end])).toEqual([STARTED, STARTED]);
  expect(sent).toEqual(['start 90', 'end 0']);
  expect(taps.getSnapshot()).toEqual({ waiting: [], refused: [] });
});

it('sends after a reload of the page what the tab has kept, once', async () => {
  const before = offline();
  void before.taps.send({ ...TAP, at: secondsBefore(120) });
  await nextTick();
  void before.taps.send({ ...TAP, what: 'end', at: secondsBefore(30) });
  const { taps, reach, sent } = offline();
  taps.resume();
  taps.resume();
  expect(whatWaits(taps)).toEqual(['f1 start', 'f1 end']);
  reach();
  await vi.waitFor(() => expect(whatWaits(taps)).toEqual([]));
  expect(sent).toEqual(['start 120', 'end 30']);
  const later = offline();
  later.taps.resume();
  expect(whatWaits(later.taps)).toEqual([]);
});

it('takes back what was not sent', async () => {
  const { taps, reach } = offline();
  const start = taps.send(tapNow(TAP));
  await nextTick();
  expect(taps.takeBack(TAP)).toBe(true);
  expect(whatWaits(taps)).toEqual([]);
  reach();
  expect(await start).toBeNull();
  expect(taps.takeBack(TAP)).toBe(false);
});

it('says what was refused when the server was reached later; a refusal at once is thrown', async () => {
  const refused = new TypeError('The event is cancelled');
  const { taps, reach } = offline(refused);
  const start = taps.send(tapNow(TAP));
  await nextTick();
  reach();
  expect(await start).toBeNull();
  expect(taps.getSnapshot().refused.map(({ tap, reason }) => `${tap.flightId} ${reason}`)).toEqual([
    'f1 TypeError: The event is cancelled',
  ]);
  taps.dismissRefused();
  expect(taps.getSnapshot().refused).toEqual([]);
  await expect(taps.send(tapNow(TAP))).rejects.toThrow(refused);
});
