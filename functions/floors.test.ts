import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FLOORS = ['platform', 'store', 'services', 'api'];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const imports = files.flatMap((file) => {
  const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return [...code.matchAll(/\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g)]
    .map(([, named, lazy]) => path.normalize(path.join(path.dirname(file), named ?? lazy ?? '')))
    .filter((imported) => files.includes(imported))
    .map((imported) => ({ file, imported }));
});

const floorOf = (file: string) => FLOORS.indexOf(file.split(path.sep)[0] ?? '');

/** The folders that each folder imports from. */
const folders = Map.groupBy(
  imports
    .map(({ file, imported }) => ({ from: path.dirname(file), to: path.dirname(imported) }))
    .filter(({ from, to }) => from !== to),
  ({ from }) => from,
);

function reachable(start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const { to } of folders.get(folder) ?? []) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}

it('stands on four floors, and each file on one of them', () => {
  expect(files.filter((file) => floorOf(file) === -1)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it('imports from the same floor or a lower one only', () => {
  expect(imports.filter(({ file, imported }) => floorOf(imported) > floorOf(file))).toEqual([]);
});

it('has no folder that imports itself through others', () => {
  expect([...folders.keys()].filter((folder) => reachable(folder).has(folder))).toEqual([]);
});

it('sends a mail through the outbox alone', () => {
  const importersOf = (...parts: string[]) =>
    imports.filter(({ imported }) => imported === path.join(...parts)).map(({ file }) => file);
  expect(importersOf('services', 'core', 'mail', 'sendMail.ts')).toEqual([
    path.join('services', 'core', 'mail', 'mailHandler.ts'),
  ]);
  expect(importersOf('platform', 'mail', 'ses.ts')).toEqual([
    path.join('services', 'core', 'mail', 'sendMail.ts'),
  ]);
  const clients = files.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('@aws-sdk/client-sesv2'),
  );
  expect(clients).toEqual([path.join('platform', 'mail', 'ses.ts')]);
});
