import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Chromium from npm; where the system lacks its libraries, those that come with it are unpacked. */
export async function startBrowser(): Promise<Browser> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for all of it would end with the first page that is closed.
    args: chromium.args.filter((flag) => flag !== '--single-process'),
    headless: true,
  });
}
