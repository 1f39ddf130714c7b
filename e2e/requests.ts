import type { Page, Request } from 'playwright-core';

/** No request for so long, and none under way: what a page fetches next, it fetches at once. */
const QUIET_MILLISECONDS = 150;
const LOOK_MILLISECONDS = 25;

/**
 * Watches a page's requests. `quiet` resolves when it has fetched what it shows: Playwright's `networkidle` is half a
 * second, and the walks look at two hundred screens.
 */
export function watchRequests(page: Page): { readonly quiet: () => Promise<void> } {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async quiet() {
      for (let still = 0; still < QUIET_MILLISECONDS; still += LOOK_MILLISECONDS) {
        if (underWay.size > 0) still = 0;
        await page.waitForTimeout(LOOK_MILLISECONDS);
      }
    },
  };
}
