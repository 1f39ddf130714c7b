import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** No request for so long, and none under way: what a page fetches next, it fetches at once. */
const QUIET_MILLISECONDS = 150;

/**
 * Watches a page's requests. `quiet` resolves when it has fetched what it shows: Playwright's `networkidle` is half a
 * second, and the walks look at two hundred screens.
 */
export function watchRequests(page: Page): { readonly quiet: () => Promise<void> } {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  const changed = () => (changedAt = performance.now());
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  let begun = 0;
  page.on('request', (request) => {
    underWay.add(request);
    begun += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const isQuiet = () => underWay.size === 0 && performance.now() - changedAt > QUIET_MILLISECONDS;
  return {
    async quiet() {
      // The present screen may have come long ago; its next calls have not begun yet.
      changed();
      let before: number;
      do {
        before = begun;
        await expect.poll(isQuiet, { message: `requests of ${page.url()}`, interval: 25 }).toBe(true);
        // On a busy machine a page draws what came later than that, and only then asks for the rest. Its idle callbacks may
        // wait for minutes behind frames; a timer runs after the work that is due.
        await page.evaluate(() => new Promise((due) => setTimeout(due)));
      } while (begun !== before);
    },
  };
}
