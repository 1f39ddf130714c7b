import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from '../http/answer.ts';
import { textAnswer } from '../http/answer.ts';
import type { CachingRule } from '../template/deployment.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** System error codes for a path that is no file, including a name that is too long. */
const NO_FILE: ReadonlySet<unknown> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * The files of the built SPA under `root`, with the deployment's Cache-Control for each. Those that were asked for stay
 * in memory, a few megabytes at most, so that each is compressed once.
 */
export function spaFiles(root: string, caching: readonly CachingRule[]): (uri: string) => Promise<Answer> {
  const read = new Map<string, { readonly version: string; readonly answer: Answer }>();
  return async (uri) => {
    const file = fileOf(root, uri);
    try {
      if (file === undefined) return textAnswer(404, 'Not found');
      const { mtimeMs, size } = await stat(file);
      const version = `${String(mtimeMs)} ${String(size)}`;
      const known = read.get(file);
      if (known?.version === version) return known.answer;
      const cacheControl = cacheControlOf(caching, path.relative(root, file).split(path.sep).join('/'));
      const answer = answerOf(await readFile(file), path.extname(file), cacheControl);
      read.set(file, { version, answer });
      return answer;
    } catch (error) {
      if (error instanceof Error && 'code' in error && NO_FILE.has(error.code))
        return textAnswer(404, 'Not found');
      throw error;
    }
  };
}

const answerOf = (body: Buffer, extension: string, cacheControl: string | undefined): Answer => ({
  status: 200,
  headers: {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
  },
  body,
});

/** Undefined if the path would leave the folder, or is invalid. */
function fileOf(root: string, uri: string): string | undefined {
  try {
    const file = path.join(root, decodeURIComponent(uri));
    return file.startsWith(root + path.sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Filters as `aws s3 sync` reads them: everything, minus the excluded, plus the included. */
export function cacheControlOf(caching: readonly CachingRule[], key: string): string | undefined {
  const within = (patterns: readonly string[]) =>
    patterns.some((pattern) => path.matchesGlob(key, toGlob(pattern)));
  return caching.find(({ include, exclude }) => within(include) || !within(exclude))?.cacheControl;
}

/** The filters' `*` crosses slashes. */
const toGlob = (pattern: string): string => pattern.replace(/\*+/g, '{**/*,**,*}');
