import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCES = '{shared,functions,web,local,infra}/**/*.{ts,tsx}';

/** Names that a convention repeats: each Lambda has its handler, each feature its routes. */
const CONVENTIONS = new Set(['handler', 'routes', 'adminRoutes', 'laterRoutes']);

interface Declaration {
  readonly file: string;
  readonly name: string;
}

function namesIn(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
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

/** Names that the product's files export where they declare them, tests aside. */
export function exportedNames(root: string): Declaration[] {
  return (
    globSync(SOURCES, { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/\.(test|testing)\.tsx?$/.test(file) && !file.startsWith('local/testing/'))
      .filter((file) => !file.startsWith('web/dist/'))
      // The paths of pages are read as `paths.…` only.
      .filter((file) => !file.startsWith('web/paths/'))
      .flatMap((file) => namesIn(root, file).map((name) => ({ file, name })))
  );
}

/** Without names of a convention, and handlers, which have the name of their service: the operation's id. */
export function withoutHandlers(declarations: readonly Declaration[]): Declaration[] {
  const services = new Set(
    declarations.flatMap(({ file, name }) => (file.startsWith('functions/services/') ? [name] : [])),
  );
  return declarations.filter(
    ({ file, name }) => !CONVENTIONS.has(name) && !(file.startsWith('functions/api/') && services.has(name)),
  );
}

/** Names with the files that declare them, of those that several files declare. */
export function duplicatesAmong(candidates: readonly Declaration[]): string[] {
  return [...Map.groupBy(candidates, ({ name }) => name)]
    .filter(([, declared]) => declared.length > 1)
    .map(([name, declared]) => `${name}: ${declared.map(({ file }) => file).join(', ')}`);
}
