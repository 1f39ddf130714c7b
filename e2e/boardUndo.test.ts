import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newScheduled } from '../local/testing/schedules.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('says that another organiser moved the same surface since, and undoes the steps below', async () => {
  const browser = await sharedBrowser();
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params } = staged;
  const draft = firstDraft(staged);
  const [track] = draft.tracks ?? [];
  const [one, other] = track?.blocks ?? [];
  if (!track || !one || !other) throw new Error('The draft has two blocks');
  const tracks = [
    { ...track, blocks: [one] },
    { ...track, surfaceId: 'b', blocks: [other] },
  ];
  await admin.data('updateScheduleDraft', { params, body: { ...draft, tracks } });
  const startsOn = async () =>
    (await admin.data('getScheduleDraft', { params })).tracks.map(({ blocks }) => blocks[0]?.start);
  const [mine, theirs] = await Promise.all([windowOf(), windowOf()]);

  await moveDown(mine, other.flightId);
  await expect.poll(startsOn).toEqual(['07:00:00', '07:15:00']);
  await moveDown(mine, one.flightId);
  await expect.poll(startsOn).toEqual(['07:05:00', '07:15:00']);
  await expect.poll(() => timeOf(theirs, one.flightId)).toBe('07:05');
  await moveDown(theirs, one.flightId);
  await expect.poll(startsOn).toEqual(['07:10:00', '07:15:00']);
  await mine
    .getByRole('alert')
    .filter({ hasText: /^Another organiser moved/ })
    .waitFor();

  await mine.getByRole('button', { name: 'Undo' }).click();
  await mine.getByText('Another organiser changed the same day and surface since').waitFor();
  await mine.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(startsOn).toEqual(['07:10:00', '07:10:00']);

  async function windowOf(): Promise<Page> {
    const { page } = await newWindow(browser, { size: DESKTOP });
    await logInByCall(page, demoAddress('superadmin'));
    await page.goto(`/admin/schedule?competition=${params.competitionId}`);
    await page.getByRole('group', { name: 'Schedule board' }).waitFor();
    return page;
  }
});

const blockOf = (page: Page, flightId = '') => page.locator(`[data-block="flight ${flightId}"]`);

const timeOf = async (page: Page, flightId = '') =>
  /\d\d:\d\d/.exec((await blockOf(page, flightId).textContent()) ?? '')?.[0];

async function moveDown(page: Page, flightId = ''): Promise<void> {
  await blockOf(page, flightId).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
}
