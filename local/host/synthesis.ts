import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourcesHash } from './sourcesHash.ts';
import type { Template } from './template/intrinsics.ts';

/** The sources of the templates: a change generates them anew. */
const SOURCES = ['infra', 'shared', 'package.json', 'package-lock.json'];

/**
 * The templates of the CDK app in its local environment, cached under `.cache` as long as the sources are
 * unchanged.
 */
export async function synthesizedTemplates(root: string): Promise<Template[]> {
  const folder = path.join(root, '.cache', 'synth');
  const file = path.join(folder, `${sourcesHash(root, SOURCES)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Template[];
  } catch {
    const templates = await synthesize();
    keep(folder, file, templates);
    return templates;
  }
}

/** The CDK is loaded only here: most starts use the cached templates. */
async function synthesize(): Promise<Template[]> {
  const { buildApp } = await import('../../infra/app.ts');
  const { environmentNamed } = await import('../../infra/environments.ts');
  const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-synth-'));
  try {
    const assembly = buildApp({ environment: environmentNamed('local'), outdir, bundling: false }).synth();
    return assembly.stacks.map((stack) => stack.template as Template);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** An unwritable folder only makes the next start slower. */
function keep(folder: string, file: string, templates: readonly Template[]): void {
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const partial = `${file}.${String(process.pid)}`;
    writeFileSync(partial, JSON.stringify(templates));
    renameSync(partial, file);
  } catch (error) {
    console.warn(
      `The synthesized template could not be kept: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
