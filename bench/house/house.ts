import { duplicatesAmong, exportedNames, withoutHandlers } from '../../local/testing/exportedNames.ts';
import coinages from '../../docs/coinages.json' with { type: 'json' };
import { median, reported, type Row } from '../row.ts';
import { uncitedDecisions } from './decisions.ts';
import { constantOf, exportedFunctions } from './exports.ts';
import { namedWith } from './fileNames.ts';
import { childrenOf, mutualAreas, mutualPairs } from './folders.ts';
import { headlessComments } from './headless.ts';
import { hookFiles } from './hookFiles.ts';
import { sizeRows } from './sizes.ts';
import { smallWithOneReader } from './smallFiles.ts';
import { isTest, linesOf, sourcesIn, type Source } from './sources.ts';
import { repeatedBodies } from './styles.ts';
import { surplusTexts } from './texts.ts';

const PRODUCT = '{functions,shared,web,local,infra}/**/*.{ts,tsx}';
const BESIDE = '{bench,docs,e2e,scripts}/**/*.{ts,tsx}';
const SERVER = ['functions/api', 'functions/services', 'functions/store'];
const INDEXES = ['functions/services', 'functions/store', 'web/features', 'shared/domain'];

const linesIn = (sources: readonly Source[]) => sources.reduce((sum, source) => sum + linesOf(source), 0);

/** How the product is built: sizes, what stands twice, names and comments. It reads files alone, of any folder. */
export function house(_: string, list: boolean, root: string): Row[] {
  const withTests = sourcesIn(root, PRODUCT);
  const product = withTests.filter(({ file }) => !isTest(file));
  const headless = headlessComments([...withTests, ...sourcesIn(root, BESIDE)]);
  if (list) console.log(headless.join('\n'));
  return [
    ...sizeRows(product),
    ...webRows(product),
    ...nameRows(root, product),
    ...areaRows(product),
    ...screenRows(root),
    reported(
      'records of docs/decisions that no other file names',
      String(uncitedDecisions(sourcesIn(root, '**/*.{css,js,md,mjs,ts,tsx}')).length),
    ),
    reported('lines of the product in TypeScript, without tests', String(linesIn(product))),
    reported('comments that begin with who, what, nobody, nothing, …', String(headless.length)),
  ];
}

function webRows(product: readonly Source[]): Row[] {
  const web = product.filter(({ file }) => file.startsWith('web/'));
  const hooks = hookFiles(web);
  return [
    reported('web: files without tests', String(web.length)),
    reported('web: median lines', String(median(web.map(linesOf)))),
    reported(
      'web: files of at most 40 lines that one file imports, in the same folder',
      String(smallWithOneReader(web, 40).length),
    ),
    reported(
      'web: files named use… that one file imports, of all',
      `${hooks.usedByOne.length} of ${hooks.all.length}`,
    ),
  ];
}

function nameRows(root: string, product: readonly Source[]): Row[] {
  const names = exportedNames(root);
  const server = product.filter(({ file }) => file.startsWith('functions/'));
  const keepers = server.filter(({ file }) => /^functions\/(store|platform)\//.test(file));
  const claims = keepers.flatMap(exportedFunctions).filter((name) => name.startsWith('claim'));
  const longest = server.flatMap((source) => constantOf(source, 'LONGEST_MILLISECONDS') ?? []);
  const named = namedWith(
    product.map(({ file }) => file),
    coinages,
  );
  return [
    reported('functions store, platform export as claim…', String(claims.length)),
    reported('files of functions that define LONGEST_MILLISECONDS', String(longest.length)),
    reported('  as 7_000', String(longest.filter((value) => value === '7_000').length)),
    reported(
      'names that several files of the product export, without handlers',
      String(duplicatesAmong(withoutHandlers(names)).length),
    ),
    reported(
      '  inside shared',
      String(duplicatesAmong(names.filter(({ file }) => file.startsWith('shared/'))).length),
    ),
    reported('files with a word of docs/coinages.json in their name', String(named.length)),
  ];
}

function areaRows(product: readonly Source[]): Row[] {
  const folders = INDEXES.map((floor) => childrenOf(product, floor).length);
  const pairs = (floors: readonly string[]) =>
    floors.reduce((sum, floor) => sum + mutualPairs(product, [floor]).length, 0);
  return [
    reported('folders directly in services, store, features, domain', folders.join(', ')),
    reported('pairs of them that import each other: api, services, store', String(pairs(SERVER))),
    reported('  shared/domain', String(pairs(['shared/domain']))),
    reported('  shared/contract', String(pairs(['shared/contract']))),
    reported('  api, services, store taken as one', String(mutualAreas(product, SERVER).length)),
  ];
}

function screenRows(root: string): Row[] {
  const styles = sourcesIn(root, 'web/**/*.css');
  const { bodies, places } = repeatedBodies(styles, 3);
  const catalogues = sourcesIn(root, ['web/**/*en.json', 'web/i18n/en/*.json']);
  return [
    reported('CSS: lines', String(linesIn(styles))),
    reported('CSS: bodies of at least 3 declarations in several rules; the rules', `${bodies}; ${places}`),
    reported('instances of screen texts beyond the first of each', String(surplusTexts(catalogues))),
  ];
}
