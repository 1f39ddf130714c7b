import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../local/testing/caller.ts';
import { demoAccount } from '../local/testing/people.ts';
import { firstDraft, newScheduled, type StagedSchedule } from '../local/testing/schedules.ts';
import { secondsOfTime, timeOfSeconds } from '../shared/domain/core/dates/times.ts';
import { flightOf, openSchedule, placesIn } from './board.ts';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { choose } from './steps.ts';

let browser: Browser;
let admin: Caller;
beforeAll(async () => {
  browser = await sharedBrowser();
  admin = await demoAccount('superadmin');
});

const draftOf = ({ params }: StagedSchedule) => admin.data('getScheduleDraft', { params });

it('is planned in the browser, changed by keyboard and undone, by two people at once, and keeps what is locked', async () => {
  const staged = await newScheduled(6);
  const { page } = await newWindow(browser, { size: DESKTOP });
  const board = await openSchedule(page, staged);
  await page.getByText(/^The entries need .* It fits/).waitFor();
  await page.getByText(/^At least \d+ of about \d+ judging seats will stay open/).waitFor();
  // Few skaters fit onto one surface: the choice comes with its price.
  await page
    .getByText(/^All surfaces: ends about \d+:\d\d\s[AP]M\. A skater spends about .* h at the rink/)
    .waitFor();
  await page.getByRole('radio', { name: 'All surfaces' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan the schedule' }).click();
  await board.waitFor();
  await page.getByText(/flights · 1 day per skater · planned .* · seed \d+ · not published/).waitFor();
  const first = placesIn(await draftOf(staged));
  expect(Object.keys(first).length).toBeGreaterThanOrEqual(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Picked up, carried to the other surface, dropped: the focus stays with the block. The seed decides where it begins.
  const block = board.getByRole('button', { name: /Freestyle/ }).first();
  const moved = await flightOf(block);
  const isOnMainIce = first[moved]?.startsWith('a ');
  const other = isOnMainIce
    ? { id: 'b', name: 'Hall', arrow: 'ArrowRight' }
    : { id: 'a', name: 'Main ice', arrow: 'ArrowLeft' };
  const onOther = new RegExp(`^${other.id} `);
  await block.focus();
  await page.keyboard.press('Space');
  await page.getByText(/^Picked up Freestyle/).waitFor({ state: 'attached' });
  await page.keyboard.press(other.arrow);
  await page.keyboard.press('Space');
  await page
    .getByText(new RegExp(`^Freestyle .* moved to .*, ${other.name}\\.$`))
    .waitFor({ state: 'attached' });
  await expect.poll(async () => placesIn(await draftOf(staged))[moved]).toMatch(onOther);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-block')))
    .toBe(`flight ${moved}`);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => placesIn(await draftOf(staged))).toEqual(first);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => placesIn(await draftOf(staged))[moved]).toMatch(onOther);

  // Another organiser moves a flight of the same day of the same surface meanwhile.
  const before = await draftOf(staged);
  const track = before.tracks.find(({ surfaceId }) => surfaceId === other.id);
  if (!track) throw new Error('The other surface has blocks');
  const body = {
    generation: before.generation,
    tracks: [
      {
        ...track,
        blocks: track.blocks.map((one) => (one.flightId === moved ? { ...one, start: '18:00:00' } : one)),
      },
    ],
  };
  expect((await admin.call('updateScheduleDraft', { params: staged.params, body })).status).toBe(200);
  await page.getByRole('button', { name: 'Add block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Ceremony' }).click();
  await dialog.getByLabel('Title').fill('Medals');
  await dialog.getByRole('button', { name: /Day and surface/ }).click();
  await page.getByRole('option', { name: new RegExp(other.name) }).click();
  await dialog.getByLabel('Starts at').fill('8:00 PM');
  await dialog.getByRole('button', { name: 'Add block' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: new RegExp(` moved Freestyle .*6:00\\sPM, ${other.name}`) })
    .waitFor();
  await expect
    .poll(async () => {
      const { tracks } = await draftOf(staged);
      const blocks = tracks.find(({ surfaceId }) => surfaceId === other.id)?.blocks ?? [];
      return blocks.slice(-2).map(({ start, title, flightId }) => `${start} ${title ?? flightId ?? ''}`);
    })
    .toEqual([`18:00:00 ${moved}`, '20:00:00 Medals']);

  // A locked block stays when everything else is planned again.
  await board.getByRole('button', { name: /Medals/ }).click();
  const details = page.getByRole('complementary', { name: 'Medals' });
  await details.getByRole('button', { name: 'Lock' }).click();
  await details.getByRole('button', { name: 'Unlock' }).waitFor();
  await expect.poll(() => page.getByText('Saving…').count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Plan again' }).click();
  const again = page.getByRole('dialog', { name: 'Replace this schedule with a new plan?' });
  await again.getByText('1 locked block stays where it is.').waitFor();
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Plan again' }).click();
  await expect.poll(async () => (await draftOf(staged)).generation).toBe(before.generation + 1);
  const after = (await draftOf(staged)).tracks.find(({ surfaceId }) => surfaceId === other.id)?.blocks;
  expect(after?.at(-1)).toEqual({
    start: '20:00:00',
    seconds: 1_800,
    kind: 'ceremony',
    title: 'Medals',
    locked: true,
  });
  await board.getByRole('button', { name: /^8:00\sPM ?Medals ?30 min ?until 8:30\sPM, locked$/ }).waitFor();
});

it('finds a person, says why a flight is where it is, and refuses a file that does not fit in one line', async () => {
  const staged = await newScheduled(2);
  const { page } = await newWindow(browser, { size: DESKTOP });
  const board = await openSchedule(page, staged);
  await page.getByRole('button', { name: 'Plan the schedule' }).click();
  await board.waitFor();
  const [person] = staged.problem.people;
  const name = person?.fullName ?? '';
  await choose(page, 'Find a person', name);
  const day = page.getByRole('complementary', { name });
  await day.getByRole('button').filter({ hasText: 'Freestyle' }).first().click();
  await page.getByRole('heading', { name: /^Why is it at \d+:\d\d\s[AP]M\?$/ }).waitFor();
  await page.getByRole('listitem').filter({ hasText: name }).first().waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export and import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export and import' });
  const chooseFile = (content: unknown) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'plan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await chooseFile({ version: 1 });
  await dialog.getByText('This file can’t be read: seed is missing or wrong.').waitFor();
  await chooseFile({ ...staged.problem.problem, programmes: [{ id: 'x' }] });
  await dialog.getByText('This file can’t be read: programmes[0].eventId is missing or wrong.').waitFor();
});

it('moves a block by mouse, and reads back the plan that it saved before', async () => {
  const staged = await newScheduled(2);
  const body = firstDraft(staged);
  // The last flight ends within a minute, as those of a plan do.
  const tracks = body.tracks?.map((track) => ({
    ...track,
    blocks: track.blocks.map((one, index, all) => (index < all.length - 1 ? one : { ...one, seconds: 630 })),
  }));
  await admin.data('updateScheduleDraft', { params: staged.params, body: { ...body, tracks } });
  const { page, context } = await newWindow(browser, { size: DESKTOP });
  const board = await openSchedule(page, staged);
  await board.waitFor();
  const before = placesIn(await draftOf(staged));
  const dialog = page.getByRole('dialog', { name: 'Export and import' });
  const openFiles = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Export and import' }).click();
  };
  await openFiles();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  const file = await (await saved).path();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await zooms(page, board);
  await movesTogether(page, board, staged, before);
  await addsBehind(page, board, staged);
  const block = board
    .getByRole('region', { name: /Main ice/ })
    .locator('[data-kind=flight]')
    .last();
  const moved = await flightOf(block);
  const from = await block.boundingBox();
  const hall = await board.getByRole('region', { name: /Hall/ }).boundingBox();
  if (!from || !hall) throw new Error('The board is shown');
  await page.mouse.move(from.x + from.width / 2, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(hall.x + hall.width / 2, from.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => placesIn(await draftOf(staged))[moved]).toMatch(/^b /);

  await openFiles();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('This plan has 2 flights.').waitFor();
  await dialog.getByRole('button', { name: 'Replace schedule' }).click();
  await expect.poll(async () => placesIn(await draftOf(staged))).toEqual(before);
  await context.close();
});

/** A break behind a flight that ends within a minute: the shown minute is enough. The only day is chosen. */
async function addsBehind(page: Page, board: Locator, staged: StagedSchedule): Promise<void> {
  await page.getByRole('button', { name: /^(?!Choose).* Day$/ }).waitFor();
  await board
    .getByRole('region', { name: /Main ice/ })
    .locator('[data-kind=flight]')
    .last()
    .click();
  await page.getByRole('button', { name: 'Add block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Break' }).click();
  await dialog.getByRole('button', { name: 'Add block' }).click();
  const gaps = async () => {
    const { tracks } = await draftOf(staged);
    const blocks = tracks.find(({ surfaceId }) => surfaceId === 'a')?.blocks.slice(-2) ?? [];
    const [flight, pause] = blocks.map(({ start, seconds }) => {
      const from = secondsOfTime(start);
      return { from, until: from + seconds };
    });
    return flight && pause ? [flight.until % 60 > 0, pause.from - flight.until] : [];
  };
  await expect.poll(gaps).toEqual([true, 0]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => board.getByRole('button', { name: /Break/ }).count()).toBe(0);
}

/** Twice as near, still so after the page is opened again, and back; the empty hours open and fold. */
async function zooms(page: Page, board: Locator): Promise<void> {
  const height = async () => (await board.locator('[data-kind=flight]').first().boundingBox())?.height ?? 0;
  const before = await height();
  await board.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(height).toBeGreaterThan(1.9 * before);
  await page.reload();
  await expect.poll(height).toBeGreaterThan(1.9 * before);
  await board.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(height).toBe(before);
  const strip = board.getByRole('button', { name: '12 h empty from 9:00 AM: show empty hours' });
  await strip.focus();
  await strip.press('Enter');
  const fold = board.getByRole('button', { name: 'Fold empty hours' });
  await expect.poll(() => strip.count()).toBe(0);
  expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true);
  await fold.press('Enter');
  await strip.waitFor();
}

/** Two flights: by the keyboard forty minutes later and back, then by a frame drawn with the mouse to another surface. */
async function movesTogether(
  page: Page,
  board: Locator,
  staged: StagedSchedule,
  before: Record<string, string>,
): Promise<void> {
  const flights = board.locator('[data-kind=flight]');
  await flights.first().focus();
  await page.keyboard.press('Shift+ArrowDown');
  const details = page.getByRole('complementary', { name: '2 blocks selected' });
  await details.getByRole('button', { name: 'Move…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 blocks' });
  await dialog.getByLabel('Minutes').fill('40');
  await dialog.getByText(/^(No new conflicts|1 new conflict)/).waitFor();
  await expectAccessible(page);
  await dialog.getByText('Earlier', { exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: 'The ice is closed then.' }).waitFor();
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Move 2 blocks' }).click();
  const later = Object.fromEntries(
    Object.entries(before).map(([id, place]) => {
      const [surface = '', start = ''] = place.split(' ');
      return [id, `${surface} ${timeOfSeconds(secondsOfTime(start) + 2_400)}`];
    }),
  );
  await expect.poll(async () => placesIn(await draftOf(staged))).toEqual(later);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => placesIn(await draftOf(staged))).toEqual(before);

  const [first, last] = [await flights.first().boundingBox(), await flights.last().boundingBox()];
  if (!first || !last) throw new Error('The board is shown');
  await page.mouse.move(last.x + 1, last.y + last.height + 12);
  await page.mouse.down();
  await page.mouse.move(first.x + 40, first.y + 4, { steps: 6 });
  await page.mouse.up();
  await details.waitFor();
}
