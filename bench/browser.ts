import { chromium as playwright, type Browser } from 'playwright-core';
import { findBrowser } from '../local/testing/findBrowser.ts';

/** Starts the browser in which pages are measured. */
export async function startBrowser(): Promise<Browser> {
  return playwright.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  });
}
