import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newScheduled } from '../local/testing/schedules.ts';
import { newWindow, sharedBrowser } from './browser.ts';
import { demoAddress, logInByCall } from './steps.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const fingerAt = async (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at });

/** Moves a finger in small steps, as a hand does. */
async function slide(cdp: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await fingerAt(cdp, 'touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
}

it('lifts a block under a finger that rests on it, and scrolls under one that does not', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params } = staged;
  await admin.data('updateScheduleDraft', { params, body: firstDraft(staged) });
  const { page, context } = await newWindow(await sharedBrowser(), {
    size: { width: 1024, height: 600 },
    hasTouch: true,
  });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/schedule?competition=${params.competitionId}`);
  const board = page.getByRole('group', { name: 'Schedule board' });
  await page.getByText('Press and hold a block to move it.').waitFor();
  const block = board.locator('[data-kind=flight]').last();
  const surfaceOf = async () => {
    const { tracks } = await admin.data('getScheduleDraft', { params });
    const id = ((await block.getAttribute('data-block')) ?? '').replace('flight ', '');
    return tracks.find(({ blocks }) => blocks.some(({ flightId }) => flightId === id))?.surfaceId;
  };
  const middle = async () => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await block.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const cdp = await context.newCDPSession(page);

  await board.getByRole('button', { name: 'Zoom in' }).tap();
  await block.scrollIntoViewIfNeeded();
  const scrolled = () => board.evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  const start = await middle();
  await fingerAt(cdp, 'touchStart', [start]);
  await slide(cdp, start, { x: start.x, y: start.y - 120 });
  await fingerAt(cdp, 'touchEnd', []);
  await expect.poll(scrolled).toBeGreaterThan(before);
  expect(await surfaceOf()).toBe('a');

  // A finger that leaves while it moves gives the board a push.
  const pushed = () =>
    board.evaluate(async (frame) => {
      const at = frame.scrollTop;
      for (let frames = 0; frames < 5; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return frame.scrollTop - at;
    });
  await expect.poll(pushed).toBe(0);
  await board.evaluate((frame) => frame.scrollTo(0, 0));
  const from = await middle();
  const hall = await board.getByRole('region', { name: /Hall/ }).boundingBox();
  if (!hall) throw new Error('The board is shown');
  const still = await scrolled();
  await fingerAt(cdp, 'touchStart', [from]);
  await board.locator('[data-carried]').waitFor();
  await slide(cdp, from, { x: hall.x + hall.width / 2, y: from.y });
  await fingerAt(cdp, 'touchEnd', []);
  await expect.poll(surfaceOf).toBe('b');
  expect(await scrolled()).toBe(still);

  // A tap still shows its details.
  await block.tap();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Why is it at/ })
    .waitFor();
  await context.close();
});

it('covers no button with what it says on a tablet', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params } = staged;
  await admin.data('updateScheduleDraft', { params, body: firstDraft(staged) });
  const { page } = await newWindow(await sharedBrowser(), { size: { width: 820, height: 700 } });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/schedule?competition=${params.competitionId}`);
  await page.getByRole('group', { name: 'Schedule board' }).locator('[data-kind=flight]').last().click();
  await page.getByRole('button', { name: 'Take off the ice' }).click();
  const region = page.getByRole('region', { name: 'Messages' });
  await region.locator('p').waitFor();
  const covered = await page.evaluate(() => {
    const toasts = document.querySelector('section[aria-live=polite]');
    return [...document.querySelectorAll('button, a')]
      .filter((one) => !toasts?.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above !== null && toasts?.contains(above) === true;
      })
      .map((one) => one.textContent);
  });
  expect(covered).toEqual([]);
});
