import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { environmentNamed } from './environments.ts';
import { reviewed } from './reviewed.ts';

const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-review-'));

afterAll(() => {
  rmSync(outdir, { recursive: true, force: true });
});

describe('the review of the infrastructure', () => {
  it('finds nothing that nobody has accepted', () => {
    const app = buildApp({ environment: environmentNamed('production'), outdir, bundling: false });
    expect(() => reviewed(app).synth()).not.toThrow();
  });

  it('fails on a topic that takes plain http', () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(console, 'error').mockReturnValue();
    const app = buildApp({ environment: environmentNamed('staging'), outdir, bundling: false });
    new Topic(new Stack(app, 'Stray'), 'Open');
    expect(() => reviewed(app).synth()).toThrow('Validation failed');
  });
});
