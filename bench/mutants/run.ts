import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EQUIVALENTS, MUTANTS } from './list.ts';
import type { Mutant, MutantPlace } from './mutant.ts';
import { copyTree, runMutant, runTests, type MutantOutcome } from './runMutants.ts';
import { Sources } from './sources.ts';
import { tableOf } from './tableOf.ts';

type ListedMutant = Mutant & { readonly place: MutantPlace };

/** A mutant that its tests do not kill, or that no longer fits the code, ends the command with 1. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2);
const isNamed = (word: string, { place, within, mistake }: ListedMutant) =>
  word in MUTANTS ? place === word : within === word || mistake.includes(word);
const all: readonly ListedMutant[] = (Object.entries(MUTANTS) as [MutantPlace, readonly Mutant[]][]).flatMap(
  ([place, mutants]) => mutants.map((mutant) => ({ place, ...mutant })),
);
const unknown = asked.filter((word) => !all.some((mutant) => isNamed(word, mutant)));
if (unknown.length > 0) {
  console.error(
    `No mutant is named ${unknown.join(' or ')}. The places are: ${Object.keys(MUTANTS).join(', ')}`,
  );
  process.exit(1);
}
const isAsked = (mutant: ListedMutant) => asked.length === 0 || asked.some((word) => isNamed(word, mutant));
const chosen = all.filter(isAsked);

const sources = new Sources(root);
const copy = copyTree(root);
const outcomes: (MutantOutcome & { readonly place: MutantPlace })[] = [];
try {
  // A test that fails without a mistake would kill every mutant.
  const files = [...new Set(chosen.flatMap(({ tests }) => tests.map((test) => sources.testFile(test))))];
  const clean = await runTests(copy, files);
  if (clean.fate !== 'survived') throw new Error(`Without a mistake, ${clean.by || 'the tests'} failed`);
  console.log(
    `${String(files.length)} files of tests pass without a mistake, in ${clean.seconds.toFixed(0)} s.`,
  );
  for (const mutant of chosen) {
    const outcome = await runMutant(copy, sources, mutant);
    outcomes.push({ ...outcome, place: mutant.place });
    console.log(lineOf(mutant, outcome));
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${tableOf(outcomes, EQUIVALENTS.filter(isAsked))}`);
process.exitCode = outcomes.every(({ fate }) => fate === 'killed') ? 0 : 1;

function lineOf({ place, mistake }: ListedMutant, { fate, at, by, seconds }: MutantOutcome): string {
  const where = [...(at ? [at] : []), `${seconds.toFixed(0)} s`].join(', ');
  return `${fate.padEnd(8)} ${place.padEnd(11)} ${mistake} (${where})${by && `\n         ${by}`}`;
}
