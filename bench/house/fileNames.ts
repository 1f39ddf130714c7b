import path from 'node:path';

/** The words of a file's name, in small letters: `CheckInDesk.tsx` has check, in and desk. */
const wordsOf = (file: string) =>
  (path.posix.basename(file).split('.')[0] ?? '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ -]/);

/** Files with one of the words in their names. */
export function namedWith(files: readonly string[], words: readonly string[]): string[] {
  const forbidden = new Set(words.map((word) => word.toLowerCase()));
  return files.filter((file) => wordsOf(file).some((word) => forbidden.has(word)));
}
