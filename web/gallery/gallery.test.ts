import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRIES, WITHOUT_ENTRY } from './entries.tsx';

const WEB = path.join(import.meta.dirname, '..');
const partsIn = (pattern: string) =>
  globSync(pattern, { cwd: WEB }).map((file) =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.tsx$/, ''),
  );
const PARTS = '{ui,forms}/**/*.tsx';
const shown = ENTRIES.map(({ part }) => part);

test('every component of web/ui and web/forms is in the gallery, or is named with a reason', () => {
  const known = new Set([...shown, ...Object.keys(WITHOUT_ENTRY)]);
  expect(partsIn(PARTS).filter((part) => !known.has(part))).toEqual([]);
});

test('the gallery names only files that exist, each once', () => {
  const files = new Set(partsIn(PARTS));
  expect([...shown, ...Object.keys(WITHOUT_ENTRY)].filter((part) => !files.has(part))).toEqual([]);
  expect(shown.filter((part, index) => shown.indexOf(part) !== index || part in WITHOUT_ENTRY)).toEqual([]);
});
