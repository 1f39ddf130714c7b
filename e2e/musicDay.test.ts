import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { mapInParallel } from '../functions/platform/runInParallel.ts';
import { newHolder } from '../local/testing/codes.ts';
import { uploadMusic, wav } from '../local/testing/music.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';

/** Of two skaters and ten minutes each, from the morning on. */
const FLIGHTS = 75;
const FIRST_MINUTE = -240;
const AT_ONCE = 4;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Notes the hash of each file that the page plays. */
function recordPlays(): void {
  const files = new Map<string, Blob>();
  const played: string[] = [];
  Object.assign(globalThis, { played });
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    const url = createObjectURL(file);
    files.set(url, file);
    return url;
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = async function () {
    const bytes = await files.get(this.src)?.arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer()));
    played.push([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    return play.call(this);
  };
}

it('a desk loads a day of 150 programmes, and plays each with its own file without a network', async () => {
  const admin = await demoAccount('superadmin');
  const minutes = Array.from({ length: FLIGHTS }, (_, index) => FIRST_MINUTE + 10 * index);
  const { params } = await newToday(minutes);
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const { programmes } = await admin.data('listMusic', { params });
  expect(programmes).toHaveLength(2 * FLIGHTS);
  const hashes = new Map<string, string>();
  await mapInParallel([...programmes.entries()], AT_ONCE, async ([index, { name, entryId, eventId }]) => {
    const file = wav(60, 200 + index);
    hashes.set(name, hashOf(file));
    const uploadId = await uploadMusic(admin, file, `Piece ${String(index)}.wav`);
    const body = { uploadId, programmes: [{ event: eventId, version: 0 }] };
    await admin.data('sendMusicForFamily', { params: { ...params, entryId }, body });
  });

  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await page.addInitScript(recordPlays);
  const { caller } = await newHolder({ ...params, kind: 'checkIn' }, 'Lou Field');
  await page.goto('/code');
  const [key = '', value = ''] = (caller.code ?? '=').split('=');
  await context.addCookies([{ name: key, value, url: new URL(page.url()).origin }]);
  await page.goto(`/day/${params.competitionId}/music`);
  await page.getByText('Ready without a network: all 150 files of the day are on this device').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Ready without a network:').waitFor();

  const deck = page.getByRole('region', { name: 'Music now' });
  const heard: string[] = [];
  for (;;) {
    heard.push((await deck.getByRole('heading').textContent()) ?? '');
    await deck.getByRole('button', { name: 'Play' }).click();
    await deck.getByRole('button', { name: 'Stop' }).click();
    const next = deck.getByRole('button', { name: /^Next: / });
    if ((await next.count()) === 0) break;
    const name = (await next.textContent())?.replace(/^Next: /, '') ?? '';
    await next.click();
    await deck.getByRole('heading', { name }).waitFor();
  }
  expect(new Set(heard)).toEqual(new Set(hashes.keys()));
  const played = () => page.evaluate(() => Reflect.get(globalThis, 'played') as string[]);
  await expect.poll(async () => (await played()).length).toBe(2 * FLIGHTS);
  expect(await played()).toEqual(heard.map((name) => hashes.get(name)));
  await context.close();
});
