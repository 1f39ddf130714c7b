import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../e2e');

/** A screen's state read once, where the screen of before may still be shown. */
const AT_ONCE =
  /expect\(\s*\(?\s*await(?:(?!poll\()[^;])*?\.(?:innerText|allInnerTexts|textContent|allTextContents|inputValue|count|isVisible|isChecked|isDisabled|isEnabled|getAttribute|boundingBox|title)\(|expect\((?:new URL\()?\w*[pP]age\.url\(\)/g;

it('browser tests poll what they expect of a screen, because the one before stays until the next is loaded', async () => {
  const found: string[] = [];
  for await (const file of glob('*.ts', { cwd: FOLDER })) {
    const source = readFileSync(path.join(FOLDER, file), 'utf8');
    found.push(...[...source.matchAll(AT_ONCE)].map(([text]) => `${file}: ${text}`));
  }
  expect(found, 'use expect.poll(() => …), or wait for a locator').toEqual([]);
});
