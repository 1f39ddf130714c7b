// `npm run words` counts the words that readers meet, by area; `npm run words -- <revision>` also counts them
// at a git revision and shows the difference. Keys, placeholders and code are not counted.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const CATALOGUE =
  /^web\/(?:features\/\w+\/(\w+)(?:\/.+)?\/(?:\w+\.)?en|i18n\/(?:en\/\w+|shared\/\w+\.en))\.json$/;

/** Areas whose texts are in TypeScript modules: which files, and which of their texts. */
const MODULES = [
  { area: 'mails', files: /^functions\/services\/mail\/\w+\.ts$/, counts: isSentence },
  { area: 'documents', files: /^shared\/domain\/receipts\/words\/en\.ts$/, counts: isShown },
  {
    area: 'errors',
    files: /^shared\/contract\/core\/(?:errors|fieldMessages)\.ts$/,
    counts: isSentence,
  },
  { area: 'route summaries', files: /^shared\/contract\/.+\.ts$/, counts: isSummary },
];

const [, , revision] = process.argv;
const now = wordsByArea(filesNow(), (file) => readFileSync(file, 'utf8'));
if (revision === undefined) print(now);
else
  print(
    now,
    wordsByArea(filesAt(revision), (file) => git('show', `${revision}:${file}`)),
  );

function git(...given) {
  return execFileSync('git', given, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function filesNow() {
  return lines(git('ls-files', 'web', 'functions', 'shared'));
}

function filesAt(at) {
  return lines(git('ls-tree', '-r', '--name-only', at, 'web', 'functions', 'shared'));
}

function lines(text) {
  return text.split('\n').filter((line) => line !== '');
}

function wordsByArea(files, read) {
  const counts = new Map();
  const add = (area, texts) =>
    counts.set(area, (counts.get(area) ?? 0) + texts.reduce((sum, text) => sum + words(text), 0));
  for (const file of files) {
    const catalogue = CATALOGUE.exec(file);
    if (catalogue) add(catalogue[1] ?? 'shared texts', valuesOf(JSON.parse(read(file))));
    for (const { area, files: named, counts: isCounted } of MODULES)
      if (named.test(file) && !file.includes('.test.')) add(area, textsIn(file, read(file), isCounted));
  }
  return counts;
}

function valuesOf(node) {
  return typeof node === 'string' ? [node] : Object.values(node).flatMap(valuesOf);
}

function textsIn(file, source, isCounted) {
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' … ')
        : node.text;
      if (isCounted(text, node)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** Prose, not markup, styles or names of the code. */
function isSentence(text) {
  return (
    /^[\p{L}•…]/u.test(text) && /\p{L} \p{L}|\p{L}[.:]? …|… \p{L}/u.test(text) && !/[<{;]\S|:#|px/.test(text)
  );
}

function isShown(text) {
  return /^\p{Lu}/u.test(text);
}

/** The text of a property `summary`, with which a route describes itself. */
function isSummary(text, node) {
  return ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'summary';
}

function words(text) {
  const shown = text.replaceAll(/\$t\([^)]*\)|\{\{[^}]*\}\}|<\/?\w+\/?>/g, ' ');
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function print(counts, before) {
  const areas = [...new Set([...counts.keys(), ...(before?.keys() ?? [])])].sort();
  const row = (name, one, other) => {
    const cells = before
      ? [String(other).padStart(8), String(one).padStart(8), change(other, one).padStart(8)]
      : [String(one).padStart(8)];
    console.log(name.padEnd(20) + cells.join(''));
  };
  if (before)
    console.log(''.padEnd(20) + ['before', 'now', 'change'].map((head) => head.padStart(8)).join(''));
  for (const area of areas) row(area, counts.get(area) ?? 0, before?.get(area) ?? 0);
  const sum = (of) => [...of.values()].reduce((total, count) => total + count, 0);
  row('all', sum(counts), before ? sum(before) : 0);
}

function change(other, one) {
  return other === 0 ? 'new' : `${Math.round((one / other - 1) * 100)} %`;
}
