import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('spells keys in keys.ts only', () => {
  const spelling = files.filter((file) => /[`'][A-Z]+#/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(spelling).toEqual([path.join('store', 'keys.ts')]);
});
