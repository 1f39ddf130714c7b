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
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const isQuiet = () => underWay.size === 0 && performance.now() - changedAt > QUIET_MILLISECONDS;
  return {
    async quiet() {
      // The present screen may have come long ago; its next calls have not begun yet.
      changed();
      await expect.poll(isQuiet, { message: `requests of ${page.url()}`, interval: 25 }).toBe(true);
    },
  };
}
