import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources, walk } from './sources.testing.ts';

const ROOT = import.meta.dirname;
const modules = new Map(
  globSync('**/*.module.css', { cwd: ROOT, exclude: ['dist/**'] }).map((file) => [
    file,
    readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
  ]),
);

/** The classes that a file of styles names in its selectors, without those of a library. */
function classesOf(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const own = selectors
    .filter((one) => !one.trim().startsWith('@'))
    .map((one) => one.replaceAll(/:global\([^)]*\)/g, ''));
  return new Set(own.flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)));
}

/** Classes that other rules are composed of: `composes: one two from './Other.module.css'`. */
function composedIn(file: string, css: string): string[] {
  return [...css.matchAll(/composes:\s*([^;]*?)(?:\s+from\s+'([^']+)')?;/g)].flatMap(
    ([, names = '', from]) => {
      const other = from === undefined ? file : path.posix.join(path.posix.dirname(file), from);
      return names.split(/\s+/).map((name) => `${other} .${name}`);
    },
  );
}

/** The names that the modules of the page import styles under, with the file of the styles. */
function importedStyles(file: string, tree: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const name = statement.importClause?.name?.text;
    if (name !== undefined && text.endsWith('.module.css'))
      found.set(name, path.posix.join(path.posix.dirname(file), text));
  }
  return found;
}

/** Tells which classes an index can name: `['a']` one, `` [`gap${step}`] `` a family, and `[size]` the literals of the file. */
function indexPattern(index: ts.Expression, tree: ts.SourceFile): RegExp {
  if (ts.isStringLiteralLike(index)) return new RegExp(`^${index.text}$`);
  if (ts.isTemplateExpression(index))
    return new RegExp(
      `^${index.head.text}${index.templateSpans.map(({ literal }) => `.*${literal.text}`).join('')}$`,
    );
  const literals: string[] = [];
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node) && /^\w+$/.test(node.text)) literals.push(node.text);
    if (ts.isPropertyAssignment(node)) literals.push(node.name.getText());
  });
  return new RegExp(`^(${literals.join('|')})$`);
}

function usedIn(file: string, tree: ts.SourceFile): string[] {
  const styles = importedStyles(file, tree);
  const used: string[] = [];
  const add = (css: string, pattern: RegExp) => {
    const matching = [...classesOf(modules.get(css) ?? '')].filter((name) => pattern.test(name));
    used.push(...matching.map((name) => `${css} .${name}`));
  };
  walk(tree, (node) => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return;
    const css = ts.isIdentifier(node.expression) ? styles.get(node.expression.text) : undefined;
    if (css === undefined) return;
    if (ts.isPropertyAccessExpression(node)) add(css, new RegExp(`^${node.name.text}$`));
    else add(css, indexPattern(node.argumentExpression, tree));
  });
  return used;
}

test('each class of a module is used by a component, or another class is composed of it', () => {
  const used = new Set([
    ...[...sources].flatMap(([file, { tree }]) => usedIn(file, tree)),
    ...[...modules].flatMap(([file, css]) => composedIn(file, css)),
  ]);
  const all = [...modules].flatMap(([file, css]) => [...classesOf(css)].map((name) => `${file} .${name}`));
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});
