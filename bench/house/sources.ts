import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A file by its path below the root, with forward slashes. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const GENERATED = new Set(['node_modules', 'dist', 'cdk.out', '.cache']);

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The files below the root that match a pattern, without what a build or npm makes. */
export function sourcesIn(root: string, patterns: string | string[]): Source[] {
  return globSync(patterns, { cwd: root, exclude: (name) => GENERATED.has(path.basename(name)) })
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a file; each is parsed once. */
export function syntaxOf(source: Source): ts.SourceFile {
  const known = parsed.get(source);
  if (known) return known;
  const kind = source.file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(source, tree);
  return tree;
}

export const linesOf = ({ text }: Source) => text.split('\n').length - 1;

/** The files that a file imports by a relative path; `import type`, `export … from` and `import()` count. */
export function importsOf({ file, text }: Source): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.flatMap(({ fileName }) =>
      fileName.startsWith('.') ? [path.posix.join(path.posix.dirname(file), fileName)] : [],
    );
}

/** For each imported file, the files other than tests that import it. */
export function importersOf(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>();
  for (const source of sources) {
    if (isTest(source.file)) continue;
    for (const imported of importsOf(source))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(source.file));
  }
  return importers;
}
