import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newScheduled } from '../local/testing/schedules.ts';
import { openSchedule } from './board.ts';
import { newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible } from './checks.ts';

it('follows blocks that keys carry down, names what a drop would break, and says how many are selected', async () => {
  const { page, board, first, second, skater } = await opened();
  const isInSight = async (selector: string) => {
    const [own, around] = [await page.locator(selector).last().boundingBox(), await board.boundingBox()];
    const bottom = Math.min((around?.y ?? 0) + (around?.height ?? 0), page.viewportSize()?.height ?? 0);
    return own !== null && own.y + own.height <= bottom;
  };
  await page.locator(`[data-block="flight ${first}"]`).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.locator('[aria-live=assertive]').getByText('2 blocks selected', { exact: true }).waitFor();
  await page.locator(`[data-block="flight ${first}"]`).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => isInSight('[data-ghost]')).toBe(true);
  await page.keyboard.press('Escape');

  await page.locator(`[data-block="flight ${second}"]`).click();
  await page.locator(`[data-block="flight ${second}"]`).focus();
  for (const key of ['Space', 'ArrowUp']) await page.keyboard.press(key);
  const price = board.getByRole('status');
  await price.getByText(/^Makes [1-9]\d* new conflicts?$/).waitFor();
  await price.getByText(skater).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  // What is said of it leaves the board free.
  const toasts = page.getByRole('region', { name: 'Messages' });
  await toasts.getByText(/new conflicts?, marked on the board/).waitFor();
  const [lowest, highest] = [await toasts.boundingBox(), await board.boundingBox()];
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(highest?.y ?? 0);
});

it('selects by a frame that begins beside the hours', async () => {
  const { page, board, second } = await opened();
  const [block, around] = [
    await page.locator(`[data-block="flight ${second}"]`).boundingBox(),
    await board.boundingBox(),
  ];
  if (!block || !around) throw new Error('The board shows its blocks');
  await page.mouse.move(around.x + 20, block.y + block.height - 2);
  await page.mouse.down();
  await page.mouse.move(block.x + 40, around.y + 80, { steps: 8 });
  await page.mouse.up();
  await page.getByText('2 blocks selected').first().waitFor();
});

/** A low window of a schedule with two flights of one skater. */
async function opened() {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(1);
  const draft = firstDraft(staged);
  const [track] = draft.tracks ?? [];
  const [one, other] = track?.blocks ?? [];
  if (!track || !one || !other) throw new Error('The draft has two blocks');
  const blocks = [
    { ...one, start: '14:00:00', seconds: 900 },
    { ...other, start: '14:40:00', seconds: 900 },
  ];
  const { params, problem } = staged;
  await admin.data('updateScheduleDraft', { params, body: { ...draft, tracks: [{ ...track, blocks }] } });
  const { page } = await newWindow(await sharedBrowser(), { size: { width: 1280, height: 640 } });
  const board = await openSchedule(page, staged);
  await board.waitFor();
  await expectAtRest(page);
  const skater = problem.people[0]?.fullName ?? '';
  return { page, board, first: one.flightId ?? '', second: other.flightId ?? '', skater };
}

const expectAtRest = async (page: Page) => page.waitForLoadState('networkidle');
