import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { environmentNamed } from './environments.ts';
import { acceptFindings } from './acceptFindings.ts';
import { CHOSEN, CHOSEN_ALL } from './testApp.ts';

/** Synthesis with the review can be slow on a busy machine. */
const SLOW = 240_000;

const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-review-'));

afterAll(() => {
  rmSync(outdir, { recursive: true, force: true });
});

describe('the review of the infrastructure', () => {
  it(
    'has no finding that is not accepted, with each option',
    () => {
      const environment = environmentNamed('production', CHOSEN_ALL);
      const app = buildApp({ environment, outdir, bundling: false });
      expect(() => acceptFindings(app).synth()).not.toThrow();
    },
    SLOW,
  );

  it(
    'fails on a topic that allows plain http',
    () => {
      const app = buildApp({ environment: environmentNamed('staging', CHOSEN), outdir, bundling: false });
      new Topic(new Stack(app, 'Stray'), 'Open');
      expect(() => acceptFindings(app).synth()).toThrow('AwsSolutions-SNS3');
    },
    SLOW,
  );
});
