import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { clockOffset } from '../local/testing/clockOffset.ts';
import { shiftDate } from '../local/testing/shiftDate.ts';

export const PHONE = { width: 390, height: 844 };
/** Also the width of a desktop's window at 200 % zoom. */
export const TABLET = { width: 640, height: 900 };
export const DESKTOP = { width: 1280, height: 900 };
export const WIDE = { width: 1920, height: 1080 };

let launched: Promise<Browser> | undefined;

/** The pages that tests have open, for the message of one that fails. */
export const openPages = new Set<Page>();

/** One browser for all test files of a worker, which end with it; each window has its own session. */
export function sharedBrowser(): Promise<Browser> {
  return (launched ??= launch());
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    ...inject('browser'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}

export interface Window {
  readonly size: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  /**
   * The difference between the window's clock and the machine's, in milliseconds; by default the test run's.
   */
  readonly offset?: number;
  /** By default a phone is used by fingers. */
  readonly hasTouch?: boolean;
  /** A host for one test; by default the shared one. */
  readonly origin?: string;
}

/**
 * A visitor's own window at the product under test: English, in one time zone, without motion, with the test
 * run's clock.
 */
export async function newWindow(
  browser: Browser,
  {
    size,
    scheme = 'light',
    offset = clockOffset(),
    origin = inject('origin'),
    hasTouch = size.width <= 600,
  }: Window,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    hasTouch,
  });
  if (offset !== 0) await context.addInitScript(shiftDate, offset);
  const page = await context.newPage();
  // Long enough for a busy machine, which needs many times the usual second; only a real failure lasts
  // longer.
  page.setDefaultTimeout(90_000);
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  return { context, page };
}
