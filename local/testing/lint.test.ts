import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import config from '../../lint.config.ts';
import { OFFENCES, REACT_OFFENCES, UNTYPED_OFFENCES } from './lintOffences.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Not node_modules, which is linked. */
const FOLDERS = ['shared', 'functions', 'web', 'infra', 'local', 'bench', 'scripts'];
/** The files of the repository that lint needs. */
const NEEDED = ['lint.config.ts', 'docs/coinages.json', 'scripts/lintRules.mjs'];

const report = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      message: z.string(),
      code: z.optional(z.string()),
      help: z.optional(z.string()),
    }),
  ),
});

const fileOf = (folder: string, rule: string, ending: string) =>
  `${folder}/${rule.replaceAll(/[^\w-]/g, '_')}${ending}`;
const offences = [
  ...Object.entries(OFFENCES).map(([rule, code]) => [rule, fileOf('functions', rule, '.ts'), code] as const),
  ...Object.entries(UNTYPED_OFFENCES).map(
    ([rule, code]) => [rule, fileOf('scripts', rule, '.mjs'), code] as const,
  ),
  ...Object.entries(REACT_OFFENCES).map(([rule, code]) => [rule, fileOf('web', rule, '.tsx'), code] as const),
];

const CLOCK_READINGS = ['new Date()', 'Date()', 'Date.now()', '[1].map(Date.now)', 'Temporal.Now.instant()'];
const CLOCK_OF_ITS_OWN = [
  'shared/domain/rule.ts',
  'functions/entries/handler.ts',
  'web/entries/Card.tsx',
  'infra/stack.ts',
  'local/host/part.ts',
  'local/testing/helper.ts',
  'bench/measure.ts',
];
const MAY_READ_THE_CLOCK = [
  'functions/platform/clock.ts',
  'web/clock.ts',
  'local/clock.ts',
  'web/entries/Card.test.ts',
];

const IMPORTS = [
  ['shared/a.ts', 'lodash', 'shared/ imports only zod (zod'],
  ['shared/e.ts', '@noble/hashes/sha2.js', 'shared/ imports only zod (zod'],
  ['shared/b.ts', '../functions/b.ts', 'never imports functions'],
  ['shared/b.test.ts', '../infra/b.ts', 'never imports functions'],
  ['web/c.ts', '../functions/b.ts', 'never imports functions'],
  ['functions/d.ts', '../web/b.ts', 'never imports web'],
] as const;
/** The laws below, and a rule of React's compiler which no short code breaks alone. */
const OTHERS = [
  'house/reads-no-clock',
  'house/imports-only-zod',
  'no-restricted-imports',
  'no-restricted-properties',
  'react/preserve-manual-memoization',
];

const ENVIRONMENT = [
  ['functions/env.ts', 1],
  ['infra/env.ts', 1],
  ['functions/platform/environment.ts', 0],
  ['infra/environments.ts', 0],
  ['functions/env.test.ts', 0],
  ['local/env.ts', 0],
] as const;

/** Messages by file. */
const found = new Map<string, string[]>();
const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const put = (file: string, code: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  };
  for (const [, file, code] of offences) {
    const head = file.endsWith('.mjs') || code.startsWith('///') ? '' : "import { f } from './f.ts';\n";
    put(file, head + code);
  }
  for (const file of [...CLOCK_OF_ITS_OWN, ...MAY_READ_THE_CLOCK])
    put(file, `export const all = [${CLOCK_READINGS.join(', ')}, new Date('2026-11-22')];`);
  for (const [file, from] of IMPORTS) put(file, `import { a } from '${from}';\nexport const b = a;`);
  for (const [file] of ENVIRONMENT) put(file, 'export const all = process.env;');
  for (const file of NEEDED) cpSync(path.join(ROOT, file), path.join(folder, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '--config', 'lint.config.ts', '--format', 'json', ...FOLDERS],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    },
  );
  for (const { filename, code = '', message, help = '' } of report.parse(JSON.parse(stdout)).diagnostics) {
    const file = path.relative(folder, path.resolve(folder, filename)).replaceAll(path.sep, '/');
    found.set(file, [...(found.get(file) ?? []), `${code} ${message} ${help}`]);
  }
});

const messagesOf = (file: string, text: string) =>
  (found.get(file) ?? []).filter((message) => message.includes(text));

describe('lint', () => {
  it.each(offences)('refuses what %s refuses', (rule, file) => {
    expect(messagesOf(file, `(${rule.split('/').pop() ?? rule})`)).not.toEqual([]);
  });

  it('has an offence here for each rule', () => {
    const settings = [config.rules ?? {}, ...(config.overrides ?? []).map(({ rules }) => rules)];
    const rules = settings.flatMap((all) => Object.entries(all)).filter(([, setting]) => setting !== 'off');
    const here = new Set([...offences.map(([rule]) => rule), ...OTHERS]);
    expect([...new Set(rules.map(([rule]) => rule))].filter((rule) => !here.has(rule))).toEqual([]);
  });

  it.each(CLOCK_OF_ITS_OWN)('refuses %s a clock of its own', (file) => {
    expect(messagesOf(file, 'The clock is read')).toHaveLength(CLOCK_READINGS.length);
  });

  it.each(MAY_READ_THE_CLOCK)('allows %s to read the clock', (file) => {
    expect(messagesOf(file, 'The clock is read')).toEqual([]);
  });

  it.each(IMPORTS)('refuses %s the import of %s', (file, _from, message) => {
    expect(messagesOf(file, message)).toHaveLength(1);
  });

  it.each(ENVIRONMENT)('finds process.env in %s: %i', (file, count) => {
    expect(messagesOf(file, 'The environment is read')).toHaveLength(count);
  });
});
