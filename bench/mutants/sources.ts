import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutant.ts';

/** The product's own code, without its tests. */
const SOURCES = '{shared,functions,web,local,infra}/**/*.{ts,tsx}';

/** A file as a mutant leaves it. */
export interface Mutated {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  readonly line: number;
}

const TESTS = '{shared,functions,web,local,infra}/**/*.test.{ts,tsx}';

/** Finds mutants and their tests among the files below a root, which are read once. */
export class Sources {
  readonly #texts = new Map<string, string>();
  readonly #tests: readonly string[];

  constructor(root: string) {
    this.#tests = globSync(TESTS, { cwd: root }).map((file) => file.split(path.sep).join('/'));
    for (const file of globSync(SOURCES, { cwd: root })) {
      if (/\.(?:test|testing)\.tsx?$/.test(file) || file.includes('/testing/')) continue;
      this.#texts.set(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8'));
    }
  }

  /** @throws Error if no file of tests, or several, end so */
  testFile(ending: string): string {
    const found = this.#tests.filter((file) => `/${file}`.endsWith(`/${ending}`));
    if (found.length !== 1) throw new Error(`${String(found.length)} files of tests end with ${ending}`);
    return found[0] ?? '';
  }

  /**
   * @throws Error that names what is missing or stands twice: a list that no longer fits the code proves nothing
   */
  mutate({ within, file, from, to }: Mutant): Mutated {
    const named = [...this.#texts].filter(
      ([name, text]) => (file === undefined || name.endsWith(`/${file}`)) && text.includes(within),
    );
    const places = named.flatMap(([name, text]) =>
      declarationsOf(name, text, within).map(({ start, end }) => ({ name, text, start, end })),
    );
    const [place] = places;
    if (!place || places.length > 1) {
      const where = places.map(({ name }) => name).join(', ') || 'no file';
      throw new Error(`${within} is declared in ${where}, not in one file`);
    }
    const { name, text, start, end } = place;
    const body = text.slice(start, end);
    const at = body.indexOf(from);
    if (at < 0) throw new Error(`${within} in ${name} has no ${JSON.stringify(from)}`);
    if (body.includes(from, at + 1))
      throw new Error(`${within} in ${name} has ${JSON.stringify(from)} twice`);
    const position = start + at;
    return {
      file: name,
      text: text.slice(0, position) + to + text.slice(position + from.length),
      line: text.slice(0, position).split('\n').length,
    };
  }
}

/** Functions, methods, classes, types' members aside, and constants of a file that have this name. */
function declarationsOf(file: string, text: string, wanted: string): { start: number; end: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { start: number; end: number }[] = [];
  const visit = (node: ts.Node) => {
    const isDeclaration =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isVariableDeclaration(node);
    if (isDeclaration && node.name?.getText(source) === wanted) {
      found.push({ start: node.getStart(source), end: node.getEnd() });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
