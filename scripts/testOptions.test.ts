import { expect, it } from 'vitest';
import { testOptions } from './testOptions.mjs';

it('runs every part, of a change those that need no running product', () => {
  expect(testOptions([])).toMatchObject({
    changed: false,
    thorough: false,
    parts: ['types', 'lint', 'format', 'unit', 'http', 'browser'],
  });
  expect(testOptions(['--changed'])).toMatchObject({
    changed: true,
    parts: ['types', 'lint', 'format', 'unit'],
  });
  expect(testOptions(['--changed', '--only', 'types'])).toMatchObject({ changed: true, parts: ['types'] });
  expect(testOptions(['--thorough'])).toMatchObject({ thorough: true });
});
