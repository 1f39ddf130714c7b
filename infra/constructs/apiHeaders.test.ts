import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { API_HEADERS } from './apiHeaders.ts';

/**
 * Headers not on the list: CloudFront's own for caching and encoding, those that the distribution adds, and
 * the API's host.
 */
const NOT_PASSED_ON = ['if-none-match', 'accept-encoding', 'x-rinkside-edge', 'host'];

/** Every request header that the code of sessions and answers reads. */
function headersRead(): string[] {
  const folder = inRepository('functions/platform/http');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);
  const code = [...files, inRepository('functions/api/access.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/\bheader\(event, '([\w-]+)'\)/g)].map(([, name = '']) => name);
  const named = [...code.matchAll(/_HEADER = '([\w-]+)'/g)].map(([, name = '']) => name);
  const own = /OWN_HEADERS = \[(.*)\]/.exec(code)?.[1] ?? '';
  const listed = [...own.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  return [...new Set([...asked, ...named, ...listed])];
}

it('forwards every header that the functions read, at most ten by CloudFront’s limit', () => {
  const passed = [...API_HEADERS.map((name) => name.toLowerCase()), ...NOT_PASSED_ON];
  expect(headersRead().toSorted()).toEqual(passed.toSorted());
  expect(API_HEADERS.length).toBeLessThanOrEqual(10);
});
