import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Chromium from npm; on a system without its libraries, those in the package are unpacked. */
export async function startBrowser(): Promise<Browser> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // A single process for all pages would end when the first page closes.
    args: chromium.args.filter((flag) => flag !== '--single-process'),
    headless: true,
  });
}
