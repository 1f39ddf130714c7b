import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isDoor, sources, walk } from './sources.testing.ts';

/** Fetched with the first page, whichever it is, with a component, or with the admin area's shell. */
const KNOWN = ['common', 'layout', 'ui', 'form', 'controls', 'menu'];

const AREAS = new Set(
  globSync(['i18n/en/*.json', 'features/*/*/*.json'], { cwd: import.meta.dirname }).map((file) => {
    const [folder = '', name = ''] = file.split('/').slice(-2);
    return name.includes('.en.') || folder === 'en' ? (name.split('.')[0] ?? '') : folder;
  }),
);

/** Areas whose texts a module shows: those it hands to useTranslation, and those before a key's colon. */
function areasIn(tree: ts.Node): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation') {
      const [first] = node.arguments;
      const given =
        first && ts.isArrayLiteralExpression(first) ? [...first.elements] : node.arguments.slice(0, 1);
      found.push(...given.filter(ts.isStringLiteral).map(({ text }) => text));
    }
    const text = ts.isStringLiteral(node)
      ? node.text
      : ts.isTemplateHead(node) || ts.isNoSubstitutionTemplateLiteral(node)
        ? node.text
        : '';
    const before = /^(\w+):/.exec(text)?.[1];
    if (before !== undefined && AREAS.has(before)) found.push(before);
  });
  return found;
}

const shownBy = new Map([...sources].map(([file, { tree }]) => [file, areasIn(tree)] as const));

/** Modules that come with one, without what it fetches later; of an index only what is asked for. */
function withItsParts(file: string, seen = new Set<string>()): Set<string> {
  const source = sources.get(file);
  if (!source || seen.has(file)) return seen;
  seen.add(file);
  for (const one of source.imports) {
    if (one.when !== 'now') continue;
    if (!isDoor(one.file)) withItsParts(one.file, seen);
    else
      for (const { file: part, names } of sources.get(one.file)?.imports ?? [])
        if (names.some((name) => one.names.includes(name))) withItsParts(part, seen);
  }
  return seen;
}

interface Page {
  readonly file: string;
  readonly areas: readonly string[];
}

/** The pages that a feature's routes name: `lazyPages('a')(async () => (await import('./B.tsx')).B, 'c')`. */
function pagesIn(routes: string): Page[] {
  const strings = (nodes: readonly ts.Node[]) => nodes.filter(ts.isStringLiteral).map(({ text }) => text);
  const shared = new Map<string, readonly string[]>();
  const modules = new Map<string, string>();
  const pages: Page[] = [];
  const moduleIn = (node: ts.Node) => {
    let found: string | undefined;
    walk(node, (part) => {
      if (!ts.isCallExpression(part)) return;
      const [first] = part.arguments;
      if (part.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first))
        found = path.posix.join(path.posix.dirname(routes), first.text);
      else found ??= modules.get(part.expression.getText());
    });
    return found;
  };
  walk(sources.get(routes)?.tree ?? ts.factory.createEmptyStatement(), (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { initializer } = node;
      if (ts.isCallExpression(initializer) && initializer.expression.getText() === 'lazyPages')
        shared.set(node.name.getText(), strings(initializer.arguments));
      else if (ts.isArrowFunction(initializer)) {
        const file = moduleIn(initializer);
        if (file !== undefined) modules.set(node.name.getText(), file);
      }
    }
    if (!ts.isCallExpression(node)) return;
    const common = shared.get(node.expression.getText());
    const [load, ...own] = node.arguments;
    const file = load && moduleIn(load);
    if (common && file !== undefined) pages.push({ file, areas: [...common, ...strings(own)] });
  });
  return pages;
}

test('a page fetches the messages that it shows, and no others', () => {
  const pages = [...sources.keys()]
    .filter((file) => /\/(routes|laterRoutes|adminRoutes)\.ts$/.test(file))
    .flatMap(pagesIn);
  expect(pages.length).toBeGreaterThan(40);
  const wrong = pages.flatMap(({ file, areas }) => {
    const shown = new Set(
      [...withItsParts(file)]
        .flatMap((part) => shownBy.get(part) ?? [])
        .filter((area) => !KNOWN.includes(area)),
    );
    return [
      ...[...shown].filter((area) => !areas.includes(area)).map((area) => `${file} lacks ${area}`),
      ...areas.filter((area) => !shown.has(area)).map((area) => `${file} does not show ${area}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('each catalogue is in the first load, or named by the one script or the other', () => {
  const patternsIn = (file: string) => {
    const found: string[] = [];
    walk(sources.get(file)?.tree ?? ts.factory.createEmptyStatement(), (node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob')
        walk(node.arguments[0] ?? node, (part) => {
          if (ts.isStringLiteral(part)) found.push(part.text);
        });
    });
    return found;
  };
  const filesOf = (patterns: readonly string[]) => {
    const cwd = path.join(import.meta.dirname, 'i18n');
    const without = new Set(
      globSync(
        patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1)),
        { cwd },
      ),
    );
    return globSync(
      patterns.filter((one) => !one.startsWith('!')),
      { cwd },
    ).filter((file) => !without.has(file));
  };
  const eager = ['common', 'controls', 'form', 'layout', 'ui'].map((area) => `en/${area}.json`);
  const named = [
    ...eager,
    ...['i18n/i18n.ts', 'i18n/laterCatalogues.ts'].flatMap((file) => filesOf(patternsIn(file))),
  ];
  const all = globSync(['en/*.json', '../features/*/*/*.json'], {
    cwd: path.join(import.meta.dirname, 'i18n'),
  });
  expect(named.toSorted()).toEqual(all.toSorted());
});
