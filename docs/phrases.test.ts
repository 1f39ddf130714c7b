import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import refused from './phrases.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const found = (patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !file.includes('.test.'));

const catalogues = found(['web/i18n/{en,shared}/*.json', 'web/features/**/*en.json']);

/** Mails, documents, error titles, field messages and the summaries of routes. */
const modules = found([
  'functions/services/core/mail/*.ts',
  'shared/domain/money/receipts/words/en.ts',
  'shared/domain/day/words/en.ts',
  'shared/contract/**/*.ts',
]);

const phrase = new RegExp(`(?<![\\w-])(?:${refused.join('|')})(?![\\w-])`, 'i');

interface Text {
  readonly where: string;
  readonly text: string;
}

function textsOf(node: unknown, where: string): Text[] {
  if (typeof node === 'string') return [{ where, text: node.replaceAll(/\{\{[^}]*\}\}/g, '…') }];
  return Object.entries(node ?? {}).flatMap(([key, value]) => textsOf(value, `${where} ${key}`));
}

/** String literals with a space: a word alone may be a name of the code. */
function literalsOf(file: string): Text[] {
  const texts: Text[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      if (/\p{L} /u.test(node.text)) texts.push({ where: file, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return texts;
}

const refusedIn = (texts: readonly Text[]) =>
  texts.filter(({ text }) => phrase.test(text)).map(({ where, text }) => `${where}: ${text}`);

describe('the phrases of docs/phrases.json', () => {
  it('are in no text of the page', () => {
    expect(catalogues.length).toBeGreaterThan(30);
    const texts = catalogues.flatMap((file) => textsOf(JSON.parse(read(file)), file));
    expect(refusedIn(texts)).toEqual([]);
  });

  it('leave no typewriter’s apostrophe to readers', () => {
    const texts = [
      ...catalogues.flatMap((file) => textsOf(JSON.parse(read(file)), file)),
      ...[...modules, ...found(['shared/domain/money/receipts/words/*.ts'])].flatMap(literalsOf),
    ];
    expect(texts.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  it('are in no mail, document, error or route summary', () => {
    expect(refusedIn(modules.flatMap(literalsOf))).toEqual([]);
  });
});
