import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'decisions');
const records = readdirSync(folder).filter((name) => /^\d/.test(name));
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('the decisions', () => {
  it('are listed in the index by number, file and title, each once', () => {
    const lines = textOf('README.md').split('\n');
    const indexed = lines.filter((line) => line.startsWith('- ')).toSorted();
    const expected = records.map((name) => {
      const title = /^# \d{4}: (.+)$/m.exec(textOf(name))?.[1] ?? 'no title';
      return `- [${name.slice(0, 4)}](${name}) ${title}`;
    });
    expect(indexed).toEqual(expected.toSorted());
  });

  it.each(records)('%s begins with its number, its date and the decision', (name) => {
    expect(textOf(name)).toMatch(
      new RegExp(`^# ${name.slice(0, 4)}: .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\n\\n\\*\\*Decision\\.\\*\\* `),
    );
  });
});
