import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };
import product from '../package.json' with { type: 'json' };

it('the changelog begins with the version of the product', () => {
  const changelog = readFileSync(path.join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(newest).toBe(product.version);
  expect([lock.version, lock.packages[''].version]).toEqual([product.version, product.version]);
});
