import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources, walk } from '../sources.testing.ts';

/** What makes a clock of the browser's interface for dates. */
const CLOCKS = new Set(['hour', 'hour12', 'hourCycle', 'timeStyle', 'toLocaleTimeString']);

test('a time of day is written in web/i18n alone, so that all of a page have the reader’s clock', () => {
  const found: string[] = [];
  for (const [file, { tree }] of sources) {
    if (file.startsWith('i18n/')) continue;
    walk(tree, (node) => {
      const name =
        ts.isPropertyAssignment(node) || ts.isPropertyAccessExpression(node) ? node.name.getText() : '';
      if (CLOCKS.has(name)) found.push(`${file}: ${name}`);
    });
  }
  expect(found).toEqual([]);
});

/** Where families read when entries close, for themselves. */
const OF_FAMILIES = /^features\/entering\/(?:enter|entries|myEntries)\//;

test('a family reads one deadline by one clock, whichever page says it', () => {
  const found: string[] = [];
  for (const [file, { tree }] of sources) {
    if (!OF_FAMILIES.test(file)) continue;
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'formatInstant') return;
      if (/openUntil|refunds/.test(node.arguments[0]?.getText() ?? ''))
        found.push(`${file}: ${node.getText()}`);
    });
  }
  expect(found).toEqual([]);
});
