import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportStep } from '../reportStep.ts';
import { sourcesHash } from '../sourcesHash.ts';

/** The sources of the SPA. */
const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];

/**
 * Builds the SPA into web/dist, unless the present build is of the same sources.
 *
 * @throws Error in one sentence if the build fails
 */
export async function ensureBuilt(root: string): Promise<void> {
  const record = path.join(root, '.cache', 'web-sources');
  const hash = sourcesHash(root, SOURCES);
  if (existsSync(path.join(root, 'web/dist/index.html')) && existsSync(record))
    if (readFileSync(record, 'utf8') === hash) return;
  await reportStep('Building the pages', () => {
    buildPages(root);
  });
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, hash);
}

function buildPages(root: string): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The caller may have another NODE_ENV: a test's would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0)
    throw new Error(
      'The pages could not be built: the error is above. If you have not changed the code, delete node_modules ' +
        'and run npm start again.',
    );
}
