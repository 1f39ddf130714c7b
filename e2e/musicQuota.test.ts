import { expect, it } from 'vitest';
import { newHolder } from '../local/testing/codes.ts';
import { uploadMusic, wav } from '../local/testing/music.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';

/** Of each piece: 100 seconds of 8,000 bytes. */
const SECONDS = 100;
const PIECE_BYTES = SECONDS * 8_000;

it('a device that is full names the files that are not on it, plays them by the network, and fills up with room', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 60]);
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const { programmes } = await admin.data('listMusic', { params });
  expect(programmes).toHaveLength(4);
  for (const [index, { entryId, eventId }] of programmes.entries()) {
    const uploadId = await uploadMusic(admin, wav(SECONDS, 200 + index), `Piece ${String(index)}.wav`);
    const body = { uploadId, programmes: [{ event: eventId, version: 0 }] };
    await admin.data('sendMusicForFamily', { params: { ...params, entryId }, body });
  }

  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const { caller } = await newHolder({ ...params, kind: 'checkIn' }, 'Lou Field');
  await page.goto('/code');
  const { origin } = new URL(page.url());
  const [key = '', value = ''] = (caller.code ?? '=').split('=');
  await context.addCookies([{ name: key, value, url: origin }]);
  const devtools = await context.newCDPSession(page);
  const allow = (pieces: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: pieces * PIECE_BYTES });
  await allow(2.5);
  await page.goto(`/day/${params.competitionId}/music`);

  const full = page.getByText(/^This device is full\. Not on it: /);
  await full.waitFor();
  const text = (await full.textContent()) ?? '';
  const missing = programmes.filter(({ name }) => text.includes(name));
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThan(4);

  // What is not here is played from the network.
  const deck = page.getByRole('region', { name: 'Music now' });
  await page.getByRole('button', { name: `Load the music of ${missing[0]?.name ?? ''}` }).click();
  await deck.getByRole('button', { name: 'Play' }).click();
  await deck.getByRole('button', { name: 'Stop' }).click();

  await allow(20);
  await page.reload();
  await page.getByText('Ready without a network: all 4 files of the day are on this device').waitFor();
  await expect.poll(() => full.count()).toBe(0);
  await context.close();
});
