import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An import or re-export of another file below `web/`. */
export interface Import {
  /** Of the file that is imported, from `web/`. */
  readonly file: string;
  /** Names that are needed at run time, by what their file calls them. */
  readonly names: readonly string[];
  /** `now` with the module, `later` by import(), `never` where only types are taken. */
  readonly when: 'now' | 'later' | 'never';
}

export interface Source {
  readonly imports: readonly Import[];
  readonly tree: ts.SourceFile;
}

const ROOT = import.meta.dirname;

/** The feature that a file belongs to, or undefined. */
export const featureOf = (file: string) => /^features\/\w+\/(\w+)\//.exec(file)?.[1];

/** The file of a feature that others may import. */
export const isDoor = (file: string) => /^features\/\w+\/\w+\/index\.ts$/.test(file);

/** Every module of the page, by its path from `web/`; tests and declarations are left out. */
export const sources: ReadonlyMap<string, Source> = new Map(
  globSync('**/*.{ts,tsx}', { cwd: ROOT, exclude: ['dist/**'] })
    .filter((file) => !/\.(test|testing|d)\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return [file, { tree, imports: importsOf(file, tree) }];
    }),
);

function importsOf(file: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, rest: Omit<Import, 'file'>) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return;
    found.push({ file: path.posix.join(path.posix.dirname(file), specifier.text), ...rest });
  };
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const names = namesOf(node);
      const isBare = ts.isImportDeclaration(node) && !node.importClause;
      add(node.moduleSpecifier, { names, when: isBare || names.length > 0 ? 'now' : 'never' });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { names: [], when: 'later' });
  });
  return found;
}

function namesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  const named = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  if (!clause || isTypeOnly(clause)) return [];
  const byDefault = ts.isImportClause(clause) && clause.name ? ['default'] : [];
  if (!named) return ts.isExportDeclaration(clause) ? ['*'] : byDefault;
  if (!('elements' in named)) return ['*'];
  const elements = [...named.elements].filter((one) => !one.isTypeOnly);
  return [...byDefault, ...elements.map(({ propertyName, name }) => (propertyName ?? name).text)];
}

function isTypeOnly(clause: ts.ImportClause | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(clause)) return clause.isTypeOnly;
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** Visits a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
