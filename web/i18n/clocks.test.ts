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

/** What cuts `HH:MM` out of a time or an instant. */
const CUTS = new Set(['slice(0, 5)', 'slice(0, -3)', 'slice(-5)', 'slice(11)', 'slice(11, 16)']);

/** Files that cut a time for something else than words. */
const NOT_WORDS = new Set([
  // Fields and requests.
  'features/day/awards/MoveCeremony.tsx',
  'features/day/running/TappedLate.tsx',
  'features/planning/ice/LoseIce.tsx',
  // Files.
  'features/day/exports/protocol/protocolBook.ts',
  'features/planning/panels/clock.ts',
  'features/planning/publishing/Documents.tsx',
  // Times that are compared, or formatted afterwards.
  'features/day/live/liveView.ts',
  'features/day/live/ownStarts.ts',
  'features/public/mySchedule/dayPlan.ts',
  'features/public/mySchedule/nextDay.ts',
  'features/public/mySchedule/useExpected.ts',
  'features/public/publicSchedule/filterBlocks.ts',
]);

test('no page cuts a time out of what the server sends, which has 24 hours for every reader', () => {
  const found = new Set<string>();
  for (const [file, { tree }] of sources) {
    if (!file.startsWith('features/')) continue;
    walk(tree, (node) => {
      if (!ts.isCallExpression(node)) return;
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      const words = `${called.getText()}(${node.arguments.map((one) => one.getText()).join(', ')})`;
      if (CUTS.has(words) || called.getText() === 'fileTime') found.add(file);
    });
  }
  expect([...found].toSorted()).toEqual([...NOT_WORDS].toSorted());
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
