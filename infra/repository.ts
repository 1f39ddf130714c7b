import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of a file in this repository. */
export function inRepository(...segments: string[]): string {
  return path.join(import.meta.dirname, '..', ...segments);
}

/** The product's version, from package.json. */
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
