import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newPublished, newScheduled } from '../local/testing/schedules.ts';
import { flightOf } from './board.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { demoAddress, logInByCall } from './steps.ts';

it('says that another organiser moved the same surface since, and undoes the steps below', async () => {
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
  const [mine, theirs] = await Promise.all([windowOf(params), windowOf(params)]);

  await moveDown(mine, other.flightId);
  await expect.poll(startsOn).toEqual(['07:00:00', '07:15:00']);
  await moveDown(mine, one.flightId);
  await expect.poll(startsOn).toEqual(['07:05:00', '07:15:00']);
  await expect.poll(() => timeOf(theirs, one.flightId)).toBe('7:05\u00a0AM');
  await moveDown(theirs, one.flightId);
  await expect.poll(startsOn).toEqual(['07:10:00', '07:15:00']);
  await mine
    .getByRole('alert')
    .filter({ hasText: / moved / })
    .waitFor();

  await mine.getByRole('button', { name: 'Undo' }).click();
  await mine.getByText('Another organiser changed the same day and surface since').waitFor();
  await mine.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(startsOn).toEqual(['07:10:00', '07:10:00']);
});

it('puts nothing over another organiser’s move of the block that is being carried', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params } = staged;
  const draft = firstDraft(staged);
  await admin.data('updateScheduleDraft', { params, body: draft });
  const page = await windowOf(params);
  const stored = async () => (await admin.data('getScheduleDraft', { params })).tracks;
  const [track] = await stored();
  const [one, ...others] = track?.blocks ?? [];
  if (!track || !one) throw new Error('The draft has blocks');
  await blockOf(page, one.flightId).focus();
  for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key);
  const { generation } = await admin.data('getScheduleDraft', { params });
  const theirs = { ...track, blocks: [...others, { ...one, start: '09:30:00' }] };
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: [theirs] } });
  await page.keyboard.press('Space');
  const notice = page.getByRole('alert').filter({ hasText: / moved / });
  await notice.getByText('Your last change no longer fits and was not saved').waitFor();
  expect((await stored())[0]?.blocks.find(({ flightId }) => flightId === one.flightId)?.start).toBe(
    '09:30:00',
  );
});

it('says which flights have other numbers after they changed places', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params, problem } = staged;
  const { tracks = [], events = [] } = firstDraft(staged);
  const [track, event] = [tracks[0], events[0]];
  const [block] = track?.blocks ?? [];
  const [first, second] = event?.flights[0]?.programmes ?? [];
  if (!track || !event || !block || !first || !second) throw new Error('An event has two programmes');
  const flights = [
    { id: 'early', programmes: [first] },
    { id: 'late', programmes: [second] },
  ];
  const blocks = [
    { ...block, flightId: 'early', start: '07:00:00', seconds: 600 },
    { ...block, flightId: 'late', start: '07:10:00', seconds: 600 },
  ];
  const body = { generation: 0, tracks: [{ ...track, blocks }], events: [{ ...event, flights }] };
  await admin.data('updateScheduleDraft', { params, body });
  const page = await windowOf(params);
  await moveDown(page, 'early');
  const name = problem.programmes.find(({ id }) => id === second)?.name ?? '';
  await page
    .getByText(`Flights are numbered by the clock. The flight with ${name} first is now flight 1`)
    .waitFor();
});

it('says live what a drop makes, opens at the first block, and after an undo keeps the selection and drops old news', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(2);
  const { params } = staged;
  const draft = firstDraft(staged);
  const [track] = draft.tracks ?? [];
  const [one, other] = track?.blocks ?? [];
  if (!track || !one || !other) throw new Error('The draft has two blocks');
  const blocks = [
    { ...one, start: '14:00:00', seconds: 900 },
    { kind: 'resurfacing' as const, start: '14:15:00', seconds: 900 },
    { ...other, start: '15:00:00', seconds: 900 },
  ];
  await admin.data('updateScheduleDraft', { params, body: { ...draft, tracks: [{ ...track, blocks }] } });
  const page = await windowOf(params);
  const board = page.getByRole('group', { name: 'Schedule board' });
  await expect.poll(() => board.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);

  await blockOf(page, one.flightId).click();
  await page.locator('[data-block^="resurfacing"]').click({ modifiers: ['Control'] });
  await blockOf(page, one.flightId).focus();
  for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key);
  await board
    .getByRole('status')
    .getByText(/^Makes (no|\d+) new conflicts?$/)
    .waitFor();
  await page.keyboard.press('Space');
  const selection = page.getByText('2 blocks selected');
  await selection.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The last change is undone.').waitFor();
  await expect.poll(() => timeOf(page, one.flightId)).toBe('2:00\u00a0PM');
  await selection.waitFor();
  await expect.poll(() => page.locator('[data-block][data-selected]').count()).toBe(2);
});

it('says no more that changes are not published once they are undone', async () => {
  const { params } = await newPublished(2);
  const page = await windowOf(params);
  const notice = page.getByRole('link', { name: 'Changes not published' });
  await moveDown(page, await flightOf(page.locator('[data-block]').last()));
  await notice.waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await notice.waitFor({ state: 'detached' });
});

async function windowOf({ competitionId }: { readonly competitionId: string }): Promise<Page> {
  const { page } = await newWindow(await sharedBrowser(), { size: DESKTOP });
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/schedule?competition=${competitionId}`);
  await page.getByRole('group', { name: 'Schedule board' }).waitFor();
  return page;
}

const blockOf = (page: Page, flightId = '') => page.locator(`[data-block="flight ${flightId}"]`);

const timeOf = async (page: Page, flightId = '') =>
  /\d+:\d\d\s[AP]M/.exec((await blockOf(page, flightId).textContent()) ?? '')?.[0];

async function moveDown(page: Page, flightId = ''): Promise<void> {
  await blockOf(page, flightId).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
}
