import { expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { tapNow, UnsentTaps } from './unsentTaps.ts';

const TAP = { competitionId: 'cup', flightId: 'f1', what: 'start', until: null } as const;

/** Taps whose network comes back when the test says so. */
function offline() {
  const back = Promise.withResolvers<undefined>();
  let isBack = false;
  const taps = new UnsentTaps(async () => {
    await back.promise;
  });
  return {
    taps,
    reach: () => {
      isBack = true;
      back.resolve(undefined);
    },
    answer: (text: string) => () => (isBack ? Promise.resolve(text) : Promise.reject(ApiError.unreachable())),
  };
}
const whatWaits = (taps: UnsentTaps) =>
  taps.getSnapshot().waiting.map(({ flightId, what }) => `${flightId} ${what}`);
const nextTick = () => new Promise((resolve) => setTimeout(resolve));

it('keeps taps without a network, and sends them in their order with how long ago they were', async () => {
  const { taps, reach, answer } = offline();
  const sent: string[] = [];
  const log = (name: string) => async (secondsAgo: number) => {
    const text = await answer(name)();
    sent.push(`${text} ${String(secondsAgo)}`);
    return text;
  };
  const at = new Date(Date.now() - 90_000).toISOString();
  const start = taps.send({ ...TAP, at }, log('start'));
  await nextTick();
  const end = taps.send(tapNow({ ...TAP, what: 'end' }), log('end'));
  expect(whatWaits(taps)).toEqual(['f1 start', 'f1 end']);
  expect(sent).toEqual([]);
  reach();
  expect(await Promise.all([start, end])).toEqual(['start', 'end']);
  expect(sent).toEqual(['start 90', 'end 0']);
  expect(taps.getSnapshot()).toEqual({ waiting: [], refused: [] });
});

it('takes back what was not sent', async () => {
  const { taps, reach, answer } = offline();
  const start = taps.send(tapNow(TAP), answer('start'));
  await nextTick();
  expect(taps.takeBack(TAP)).toBe(true);
  expect(whatWaits(taps)).toEqual([]);
  reach();
  expect(await start).toBeNull();
  expect(taps.takeBack(TAP)).toBe(false);
});

it('says what was refused when the server was reached later; a refusal at once is thrown', async () => {
  const { taps, reach, answer } = offline();
  const refused = new TypeError('The event is cancelled');
  const start = taps.send(tapNow(TAP), async () => {
    await answer('start')();
    throw refused;
  });
  await nextTick();
  reach();
  expect(await start).toBeNull();
  expect(taps.getSnapshot().refused.map(({ tap, reason }) => `${tap.flightId} ${reason}`)).toEqual([
    'f1 TypeError: The event is cancelled',
  ]);
  taps.dismissRefused();
  expect(taps.getSnapshot().refused).toEqual([]);
  await expect(taps.send(tapNow(TAP), () => Promise.reject(refused))).rejects.toThrow(refused);
});
