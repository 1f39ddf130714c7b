import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillReferences, readSharedTexts, referencesIn } from './sharedTexts.ts';

const WEB = path.join(import.meta.dirname, '..');
const CATALOGUES = globSync(['i18n/en/*.json', 'features/*/*/*.json'], { cwd: WEB }).map((file) =>
  readFileSync(path.join(WEB, file), 'utf8'),
);
const shared = readSharedTexts();

describe('shared texts', () => {
  it('fill every reference of the catalogues', () => {
    for (const catalogue of CATALOGUES) expect(fillReferences(catalogue, shared)).not.toContain('$t(');
  });

  it('are shown at two places or more: a text of one place stands in its catalogue', () => {
    const uses = new Map<string, number>();
    for (const name of CATALOGUES.flatMap(referencesIn)) uses.set(name, (uses.get(name) ?? 0) + 1);
    expect([...shared.keys()].filter((name) => (uses.get(name) ?? 0) < 2)).toEqual([]);
  });

  it('refuse a reference to a text that does not exist', () => {
    expect(() => fillReferences('{ "title": "$t(names:nowhere)" }', shared)).toThrow(
      'No shared text names:nowhere',
    );
  });
});
