import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of a file of this repository. */
export function inRepository(...segments: string[]): string {
  return path.join(import.meta.dirname, '..', ...segments);
}

/** The product's version: that of package.json. */
export function productVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  )
    return parsed.version;
  throw new Error('package.json has no version.');
}
