import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { testTemplates } from '../testApp.ts';
import { indexChanges, readTemplate } from './indexChanges.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-indexes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const templateOf = (...indexes: readonly [name: string, key: string][]) => ({
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        GlobalSecondaryIndexes: indexes.map(([IndexName, key]) => ({ IndexName, KeySchema: [key] })),
      },
    },
    Bucket: { Type: 'AWS::S3::Bucket', Properties: {} },
  },
});

it.each([
  ['no change', templateOf(['gsi1', 'a'], ['gsi2', 'b']), []],
  ['another order', templateOf(['gsi2', 'b'], ['gsi1', 'a']), []],
  ['one more', templateOf(['gsi1', 'a'], ['gsi2', 'b'], ['gsi3', 'c']), ['+gsi3']],
  ['one less', templateOf(['gsi1', 'a']), ['-gsi2']],
  ['another key', templateOf(['gsi1', 'a'], ['gsi2', 'c']), ['~gsi2']],
  ['one for another', templateOf(['gsi1', 'a'], ['gsi4', 'b']), ['-gsi2', '+gsi4']],
  ['all gone', templateOf(), ['-gsi1', '-gsi2']],
])('counts %s', (_, next, changes) => {
  const found = indexChanges(templateOf(['gsi1', 'a'], ['gsi2', 'b']), next);
  expect(found.get('Table') ?? []).toEqual(changes);
});

it('does not count a table that comes or goes as a whole', () => {
  const none = { Resources: {} };
  expect(indexChanges(none, templateOf(['gsi1', 'a'], ['gsi2', 'b'])).size).toBe(0);
  expect(indexChanges(templateOf(['gsi1', 'a'], ['gsi2', 'b']), none).size).toBe(0);
});

it('finds the indexes of our own table', () => {
  const ours = readTemplate(JSON.stringify(testTemplates('staging').data.toJSON()));
  const without = structuredClone(ours);
  delete without.Resources['Table']?.Properties;
  expect([...indexChanges(without, ours).values()]).toEqual([['+gsi1', '+gsi2', '+gsi3']]);
});

it('stops a release that changes two, and lets one pass', () => {
  const fileOf = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const deployed = fileOf('deployed.json', templateOf(['gsi1', 'a']));
  const check = (next: unknown) =>
    spawnSync(
      process.execPath,
      [inRepository('infra/release/checkIndexes.ts'), deployed, fileOf('next.json', next)],
      {
        encoding: 'utf8',
      },
    );
  expect(check(templateOf(['gsi1', 'a'], ['gsi2', 'b']))).toMatchObject({
    status: 0,
    stdout: 'Table: +gsi2\n',
  });
  const two = check(templateOf(['gsi2', 'a']));
  expect(two.status).toBe(1);
  expect(two.stderr).toContain('Table would change 2 indexes');
});
