import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** `drwx------ name` of a folder and of everything in it. */
export function rightsOf(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['.', ...inside].map((name) => {
    const found = lstatSync(path.join(folder, name));
    const letters = [...'rwxrwxrwx'].map((letter, bit) => (found.mode & (0o400 >> bit) ? letter : '-'));
    return `${found.isDirectory() ? 'd' : '-'}${letters.join('')} ${name}`;
  });
}
