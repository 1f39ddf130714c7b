import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App, Stack } from 'aws-cdk-lib';
import { Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { afterAll, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { BUNDLING } from './bundling.ts';

const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-bundle-'));

afterAll(() => {
  rmSync(outdir, { recursive: true, force: true });
});

it('bundles a function into one module that Node 24 loads, small enough for a quick start', async () => {
  const app = new App({ outdir });
  const stack = new Stack(app, 'Test');
  new NodejsFunction(stack, 'Rinks', {
    entry: inRepository('functions/rinks/lambda.ts'),
    runtime: Runtime.NODEJS_24_X,
    projectRoot: inRepository(),
    depsLockFilePath: inRepository('package-lock.json'),
    bundling: BUNDLING,
  });
  app.synth();
  const [folder] = readdirSync(outdir).filter((name) => name.startsWith('asset.'));
  const file = path.join(outdir, folder ?? '', 'index.mjs');
  expect(statSync(file).size).toBeLessThan(600 * 1024);
  const bundle: unknown = await import(pathToFileURL(file).href);
  expect(bundle).toMatchObject({ handler: expect.any(Function) as unknown });
}, 240_000);
