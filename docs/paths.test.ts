import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const runbooks = readdirSync(path.join(root, 'docs/runbooks')).map((name) => `docs/runbooks/${name}`);
const guides = [
  'architecture',
  'asvs',
  'capacity',
  'costs',
  'operations',
  'performance',
  'security',
  'third-party',
  'tour',
];
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'local/README.md',
  ...guides.map((name) => `docs/${name}.md`),
  ...runbooks,
];

/** Folders of the repository; a path in backticks begins with one of them. */
const FOLDERS = 'shared|functions|web|infra|local|e2e|bench|scripts|docs';

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');

  it('names only paths that exist', () => {
    const named = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})(?:/[^\`*\\s]*)?)\``, 'g'))];
    const missing = named.flatMap(([, name]) => (existsSync(path.join(root, name ?? '')) ? [] : [name]));
    expect(missing).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].flatMap(([, link]) => link ?? []);
    const folder = path.dirname(path.join(root, document));
    const missing = links.filter((link) => !link.includes('://') && !existsSync(path.join(folder, link)));
    expect(missing).toEqual([]);
  });
});
