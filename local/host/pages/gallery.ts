import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Answer } from '../http/answer.ts';
import { sourcesHash } from '../sourcesHash.ts';
import { spaFiles } from './spaFiles.ts';

export const GALLERY = '/_gallery';

const SOURCES = ['web', 'shared', 'package.json', 'package-lock.json'];

/** React Aria places its popovers by styles of the element. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * The gallery of the pages' parts. It is no part of the pages that are deployed: this host builds it by itself,
 * when somebody first asks for it.
 */
export function galleryPages(root: string): (url: string) => Promise<Answer> {
  const folder = path.join(root, '.cache/gallery');
  const files = spaFiles(folder, []);
  let built: Promise<void> | undefined;
  return async (url) => {
    built ??= ensureGallery(root, folder).catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    await built;
    const file = url.slice(GALLERY.length);
    const answer = await files(path.extname(file) === '' ? '/index.html' : file);
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': POLICY } };
  };
}

async function ensureGallery(root: string, folder: string): Promise<void> {
  const record = path.join(folder, 'sources');
  const hash = sourcesHash(root, SOURCES);
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', 'web/gallery', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(record, hash);
}
