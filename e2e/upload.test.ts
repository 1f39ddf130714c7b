import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { newCompetition } from '../local/testing/competitions.ts';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { demoAddress, logInByCall, pressSection } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const PLACE = 'GPS of the rink';

/** The metadata that a phone writes before the picture: its orientation and location. */
function cameraSegment(): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A photo as a phone takes it, of 4 MB or more, stored sideways as its sensor records it. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4_032, height: 3_024 });
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(canvas.width, canvas.height);
    // Light that falls off to the right, with the grain of a dark rink.
    pixels?.data.forEach((_, at, data) => {
      const grain = ((at * 2_654_435_761) >>> 24) / 3;
      data[at] = at % 4 === 3 ? 255 : (((at >> 2) % canvas.width) / canvas.width) * 160 + grain;
    });
    if (pixels) context?.putImageData(pixels, 0, 0);
    const files = [0.6, 0.7, 0.8, 0.9, 1].map((quality) => () => canvas.toDataURL('image/jpeg', quality));
    for (const file of files) {
      const [, base64 = ''] = file().split(',');
      if (base64.length * 0.75 > 4_100_000) return base64;
    }
    return '';
  });
  const bytes = Buffer.from(drawn, 'base64');
  return Buffer.concat([bytes.subarray(0, 2), cameraSegment(), bytes.subarray(2)]);
}

/** Counts what a phone's fine screen downloads of a competition's poster, on the start page and on its own. */
async function posterOnPhone(browser: Browser, competition: { id: string; name: string }) {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: PHONE,
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  const loaded: { path: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/images\/\w{26}/.test(pathname)) loaded.push({ path: pathname, body: response.body() });
  });
  const shown = async (image: Locator) => {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.currentSrc))
      .toMatch(/^http/);
  };
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: competition.name });
  await shown(card.getByRole('img', { name: 'Grey ice.' }));
  const image = await card.getByRole('img', { name: 'Grey ice.' }).getAttribute('src');
  await page.goto(`/competitions/${competition.id}`);
  await shown(page.getByRole('img', { name: 'Grey ice.' }));
  const own = loaded.filter(({ path }) => image?.startsWith(path.slice(0, 34)));
  const bodies = await Promise.all(own.map(({ body }) => body));
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  await context.close();
  return { image, preview, bytes: bodies.reduce((sum, { length }) => sum + length, 0), files: own.length };
}

/** By keyboard, as the system's file chooser opens from the button. */
async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  // Must come first: the browser must know that the test handles the file chooser.
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
  await (await opened).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

it('a photo of 4 MB becomes a poster: upright, without its location, and 60 KB for a phone', async () => {
  const { competition } = await newCompetition({ name: `Poster Cup ${Date.now()}` });
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/add-competitions?isEdit=true&competition=${competition.id}`);
  await pressSection(page, 'Basics');
  await page.getByText('Own picture', { exact: true }).click();

  await choose(page, 'Choose picture', 'notes.jpg', Buffer.from('no picture at all'));
  await page.getByText('Your browser can’t open this picture.').first().waitFor();
  const taken = await photo(page);
  expect(taken.length).toBeGreaterThan(4_000_000);
  await choose(page, 'Choose picture', 'rink.jpg', taken);
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Replace');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('What does the picture show?').fill('Grey ice.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(' saved.').waitFor();

  const { image, preview, bytes, files } = await posterOnPhone(browser, competition);
  expect(image).toMatch(/^\/images\/\w{26}-480-960-1200x1600\.webp$/);
  expect(new URL(preview ?? '').pathname).toBe(image);
  expect(files).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60_000);
  const whole = await page.request.get(image ?? '');
  expect(whole.headers()['content-type']).toBe('image/webp');
  const kept = await whole.body();
  expect([kept.includes(PLACE), kept.includes('Exif')]).toEqual([false, false]);
  expect(errors).toEqual([]);
  await context.close();
});
