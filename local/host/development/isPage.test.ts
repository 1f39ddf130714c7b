import { expect, it } from 'vitest';
import { isPageRequest } from './isPage.ts';

it('has Vite serve pages and every module, and the host the rest', () => {
  expect(
    ['/', '/login?back=%2Fapi', '/apiary', '/api/client.ts?t=1', '/api/Queries.tsx'].map(isPageRequest),
  ).toEqual([true, true, true, true, true]);
  expect(
    ['/api/rinks?city=Oulu', '/api', '/images/a.webp', '/_outbox', '/_gallery/Card'].map(isPageRequest),
  ).toEqual([false, false, false, false, false]);
});
