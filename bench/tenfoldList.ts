import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { LARGE_PAGE } from '../shared/contract/entering/entries/largePage.ts';

const listPage = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  nextCursor: z.nullable(z.string()),
});

const FIRST_PAGE = 50;

/**
 * Answers the calls for a list of skaters in a page with ten times its rows, in the host's place.
 * @param list the address of the list in the API
 * @returns the number of rows
 */
export async function serveTenfold(page: Page, list: string): Promise<number> {
  const found: z.output<typeof listPage>['data'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const rest: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await page.request.get(`${list}?size=${LARGE_PAGE}${rest}`);
    const one = listPage.parse(await answer.json());
    found.push(...one.data);
    cursor = one.nextCursor;
  }
  const rows = found.flatMap((row) =>
    Array.from({ length: 10 }, (_, copy) => ({ ...row, id: `${row.id}-${copy}` })),
  );
  await page.route(`${list}*`, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const start = Number(asked.get('cursor') ?? 0);
    const end = start + Number(asked.get('size') ?? FIRST_PAGE);
    const nextCursor = end < rows.length ? String(end) : null;
    await route.fulfill({ json: { data: rows.slice(start, end), nextCursor } });
  });
  return rows.length;
}
