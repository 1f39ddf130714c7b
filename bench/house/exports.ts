import ts from 'typescript';
import { syntaxOf, type Source } from './sources.ts';

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const variablesOf = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [];

/** Functions that a file exports where it declares them, also as an arrow. */
export function exportedFunctions(source: Source): string[] {
  return syntaxOf(source)
    .statements.filter(isExported)
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
      return variablesOf(statement).flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer) ? [name.text] : [],
      );
    });
}

/** The text of a constant's value where a file declares it at its top; undefined if it does not. */
export function constantOf(source: Source, constant: string): string | undefined {
  const found = syntaxOf(source)
    .statements.flatMap(variablesOf)
    .find(({ name }) => ts.isIdentifier(name) && name.text === constant);
  return found?.initializer?.getText();
}
