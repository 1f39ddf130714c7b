import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCES = '{shared,functions,web,local,infra}/**/*.{ts,tsx}';

/** Names that a convention repeats: each Lambda has its handler, each feature its routes. */
const CONVENTIONS = new Set(['handler', 'routes', 'adminRoutes', 'laterRoutes']);

/** No more than there are: whoever removes a double lowers the number. */
const DOUBLES = 26;

function exportedNames(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const names = source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
  // A type with its value and a function's overloads are one name.
  return [...new Set(names)];
}

const files = globSync(SOURCES, { cwd: ROOT })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file) && !file.startsWith('local/testing/'))
  // The paths of pages are read as `paths.…` only.
  .filter((file) => !file.startsWith('web/paths/'));

const declarations = files.flatMap((file) => exportedNames(file).map((name) => ({ file, name })));

/** Names with the files that declare them, of those that several files declare. */
function doublesAmong(candidates: readonly { readonly file: string; readonly name: string }[]): string[] {
  return [...Map.groupBy(candidates, ({ name }) => name)]
    .filter(([, declared]) => declared.length > 1)
    .map(([name, declared]) => `${name}: ${declared.map(({ file }) => file).join(', ')}`);
}

describe('exported names', () => {
  it('stand once in shared', () => {
    const shared = declarations.filter(({ file }) => file.startsWith('shared/'));
    expect(shared.length).toBeGreaterThan(1_000);
    expect(doublesAmong(shared)).toEqual([]);
  });

  it('are seldom declared twice in the product', () => {
    const services = new Set(
      declarations.flatMap(({ file, name }) => (file.startsWith('functions/services/') ? [name] : [])),
    );
    // An operation's handler has the name of its service, which is the operation's id.
    const counted = declarations.filter(
      ({ file, name }) =>
        !CONVENTIONS.has(name) && !(file.startsWith('functions/api/') && services.has(name)),
    );
    expect(doublesAmong(counted).length).toBeLessThanOrEqual(DOUBLES);
  });
});
