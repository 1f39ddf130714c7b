import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SPA_REWRITE } from './spaRewrite.ts';

/** As CloudFront runs it: the text alone, with nothing of Node around it. */
const rewritten = (uri: string): unknown =>
  runInNewContext(`${SPA_REWRITE}; handler(${JSON.stringify({ request: { uri } })}).uri`);

it.each([
  ['/', '/index.html'],
  ['/login', '/index.html'],
  ['/admin/competitions/01J0/page', '/index.html'],
  ['/v1.2/about', '/index.html'],
  ['/assets/index-a1b2.js', '/assets/index-a1b2.js'],
  ['/favicon.ico', '/favicon.ico'],
])('%s is answered by %s', (uri, file) => {
  expect(rewritten(uri)).toBe(file);
});
