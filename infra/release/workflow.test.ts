import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { inRepository } from '../repository.ts';

const release = readFileSync(inRepository('.github/workflows/release.yml'), 'utf8');
const choices = ['environments.ts', 'operatorChoices.ts'].map((file) =>
  readFileSync(inRepository('infra', file), 'utf8'),
);

/** The jobs by name, as their indented text. */
const jobs = new Map(
  release
    .slice(release.indexOf('\njobs:'))
    .split(/\n(?= {2}[a-z-]+:\n)/)
    .map((job): [string, string] => [/^ {2}([a-z-]+):/.exec(job)?.[1] ?? '', job]),
);

describe('the workflow of releases', () => {
  it('runs commands that exist', () => {
    const scripts = [...release.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '');
    expect(new Set(scripts)).toEqual(new Set(['ci', 'sbom', 'test', 'synth', 'smoke']));
    expect(Object.keys(product.scripts)).toEqual(expect.arrayContaining(['sbom', 'test', 'synth', 'smoke']));
    const files = [...release.matchAll(/node (infra\/\S+)/g)].map(([, file]) => file ?? '');
    expect(files).toEqual(['infra/release/checkIndexes.ts']);
    expect(files.every((file) => existsSync(inRepository(file)))).toBe(true);
  });

  it('passes every choice of an operator on, but for the stack of a firewall, which is deployed once', () => {
    const read = new Set(
      choices.flatMap((text) => [...text.matchAll(/variables\['(RINKSIDE_\w+)'\]/g)].map(([, name]) => name)),
    );
    expect(read.size).toBeGreaterThan(10);
    const passed = new Set([...release.matchAll(/^ +(RINKSIDE_\w+):/gm)].map(([, name]) => name));
    expect([...read].filter((name) => !passed.has(name))).toEqual(['RINKSIDE_FIREWALL']);
  });

  it('keeps the list of its packages', () => {
    const [, file] = /npm run sbom -- --to (\S+)/.exec(release) ?? [];
    expect(file).toBeDefined();
    expect(jobs.get('deploy')).toMatch(
      new RegExp(`upload-artifact@v\\d+\\n(?:.+\\n)*? +path: ${file ?? ''}\\n`),
    );
  });

  it('takes a role for an hour, and no key', () => {
    expect(release).toContain('id-token: write');
    expect(release).not.toMatch(/secrets\.|access-key/);
  });

  it('tests, looks at indexes, deploys, looks at the product and waits for alarms, in this order', () => {
    const deploy = jobs.get('deploy') ?? '';
    const steps = [
      'npm ci',
      'npm run test:thorough',
      'npm run synth',
      'checkIndexes',
      'cdk deploy',
      'npm run smoke',
      'describe-alarms',
    ];
    const places = steps.map((step) => deploy.lastIndexOf(step));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('rolls back what serves and what mails, and leaves the data', () => {
    const back = jobs.get('roll-back') ?? '';
    expect(back).toContain("if: failure() && needs.deploy.outputs.before != ''");
    expect(back).toContain('ref: ${{ needs.deploy.outputs.before }}');
    expect(back).toContain('--exclusively');
    expect([...back.matchAll(/RINKSIDE_ENVIRONMENT-(\w+)"/g)].map(([, stack]) => stack)).toEqual([
      'application',
      'outbox',
    ]);
  });
});
