import { expect, it } from 'vitest';
import { newHolder } from '../local/testing/codes.ts';
import { uploadMusic, wav } from '../local/testing/music.ts';
import { demoAccount } from '../local/testing/people.ts';
import { newToday } from '../local/testing/today.ts';
import type { Page } from 'playwright-core';
import { DESKTOP, newWindow, PHONE, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';

/** The desk of a competition, opened by a code of its own. */
async function openDesk(page: Page, competitionId: string, name: string): Promise<void> {
  const { caller } = await newHolder({ competitionId, kind: 'checkIn' }, name);
  await page.goto('/code');
  const [key = '', value = ''] = (caller.code ?? '=').split('=');
  await page.context().addCookies([{ name: key, value, url: new URL(page.url()).origin }]);
  await page.goto(`/day/${competitionId}/music`);
}

it('a desk plays the order that skates now, also after a reload without a network, and logs each play', async () => {
  const admin = await demoAccount('superadmin');
  const { params, programmes } = await newToday([-2, 20]);
  await admin.data('updateMusicRules', { params, body: { version: 0 } });
  const listed = async () => (await admin.data('listMusic', { params })).programmes;
  const [first = '', second = '', third = ''] = programmes.flat();
  for (const [index, { programmeId, entryId, eventId }] of (await listed()).entries()) {
    if (programmeId === third) continue;
    const uploadId = await uploadMusic(admin, wav(88, 220 + 20 * index), `Piece ${String(index)}.wav`);
    await admin.data('sendMusicForFamily', {
      params: { ...params, entryId },
      body: { uploadId, programmes: [{ event: eventId, version: 0 }] },
    });
  }
  const nameOf = Object.fromEntries((await listed()).map(({ programmeId, name }) => [programmeId, name]));
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });

  const { page, context } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await openDesk(page, params.competitionId, 'Lou Field');
  await page.getByText('Ready without a network: all 3 files of the day are on this device').waitFor();
  await page.getByText(`1 programme has no file: ${nameOf[third] ?? ''}`).waitFor();
  const deck = page.getByRole('region', { name: 'Music now' });
  await deck.getByRole('heading', { name: nameOf[first] ?? '' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const isReady = async () => deck.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled');
  await expect.poll(isReady).toBeNull();
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  const left = deck.getByRole('timer');
  await expect.poll(async () => left.textContent()).toBe('1:26');
  await deck.getByRole('button', { name: 'Fade out' }).click();
  await deck.getByRole('button', { name: 'Play' }).waitFor();
  // Who was stopped is still loaded; the play has reached the server.
  await deck.getByRole('heading', { name: nameOf[first] ?? '' }).waitFor();
  const plays = async () => (await listed()).find(({ programmeId }) => programmeId === first)?.plays;
  await expect.poll(plays).toBe(1);

  // The second is scratched: nobody of this flight is to be played any more, and the third has no file.
  await admin.data('scratch', {
    params: { ...params, flightId: 'f0', programmeId: second },
    body: { reason: 'Ill' },
  });
  await deck.getByRole('button', { name: `Next: ${nameOf[third] ?? ''}` }).waitFor();

  await context.setOffline(true);
  await page.reload();
  await page.getByText('No connection. The music plays on; the order may be old.').waitFor();
  await page.getByText('Ready without a network:').waitFor();
  await page.getByRole('button', { name: `Load the music of ${nameOf[first] ?? ''}` }).click();
  await expect.poll(isReady).toBeNull();
  await deck.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => left.textContent()).toBe('1:27');
  await deck.getByRole('button', { name: 'Stop' }).click();
  expect(await plays()).toBe(1);
  await context.setOffline(false);
  await page.reload();
  await expect.poll(plays).toBe(2);

  const other = await newWindow(await sharedBrowser(), { size: PHONE });
  await openDesk(other.page, params.competitionId, 'Kim Lake');
  await other.page.getByText('also open on another device, by Lou Field').waitFor();
  await expectAccessible(other.page);
  await expectNoSidewaysScroll(other.page);
});
