import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

const MOST_TEXT = 3000;

/** Prints the text of each page that a failed test leaves open: in CI the log is all there is. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages) console.error(await readPage(page));
});

async function readPage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => '(no text)');
  return `Open when the test failed: ${page.url()}\n${text.slice(0, MOST_TEXT)}`;
}
