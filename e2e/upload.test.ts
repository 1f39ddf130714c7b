import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCompetition } from '../local/testing/competitions.ts';
import { launchBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logIn, pressSection } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PLACE = 'GPS of the rink';

/** The metadata that a phone writes before the picture: its orientation and location. */
function cameraSegment(): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A photo as large as a phone's, stored sideways as its sensor records it. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3_024, height: 2_016 });
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 1_500, 2_016);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bytes = Buffer.from(drawn, 'base64');
  return Buffer.concat([bytes.subarray(0, 2), cameraSegment(), bytes.subarray(2)]);
}

/** By keyboard, as the system's file chooser opens from the button. */
async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  // Must come first: the browser must know that the test handles the file chooser.
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

it('a photo from a phone becomes a competition’s poster: upright, small, without its location', async () => {
  const { competition } = await newCompetition({ name: `Poster Cup ${Date.now()}` });
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logIn(page, demoAddress('superadmin'));
  await page.goto(`/admin/add-competitions?isEdit=true&competition=${competition.id}`);
  await pressSection(page, 'Basics');
  await page.getByText('Own picture', { exact: true }).click();

  await choose(page, 'Choose picture', 'notes.jpg', Buffer.from('no picture at all'));
  await page.getByText('Your browser can’t open this picture.').first().waitFor();
  await choose(page, 'Choose picture', 'rink.jpg', await photo(page));
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Replace');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('What does the picture show?').fill('Half of the ice is dark.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(' saved.').waitFor();

  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: competition.name });
  const poster = card.getByRole('img', { name: 'Half of the ice is dark.' });
  await poster.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1_067, 1_600]);
  const sent = await page.request.get((await poster.getAttribute('src')) ?? '');
  expect(sent.headers()['content-type']).toBe('image/webp');
  const bytes = await sent.body();
  expect([bytes.includes(PLACE), bytes.includes('Exif')]).toEqual([false, false]);
  expect(errors).toEqual([]);
  await context.close();
});
