import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { problemFile } from '../../shared/contract/core/planningFiles.ts';
import { planCompetition } from '../../shared/domain/planning/planCompetition.ts';
import { contradictionIn } from '../../shared/domain/planning/contradictions.ts';
import { DEFAULT_MOVES } from '../../shared/domain/planning/planMoves.ts';
import { problemFault } from '../../shared/domain/planning/problemFault.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { readJsonFile } from './readJsonFile.ts';

const USAGE = 'Use: npm run plan -- --problem FILE --out FILE [--seed N] [--moves N]';

await runCommand(() => {
  const { problem: path, out, seed, moves } = options();
  const problem = readJsonFile(path, problemFile, (file) => problemFault(file) ?? contradictionIn(file));
  const plan = planCompetition(problem, { seed, moves, onProgress: () => true });
  writeFileSync(out, `${JSON.stringify(plan, null, 2)}\n`);
  const [hard, hours, medium, soft] = plan.score;
  console.log(
    `${plan.flights.length} flights. Hard findings ${hard}, seconds after closing ${hours}, ` +
      `medium minutes ${medium}, soft points ${soft}.`,
  );
});

function options() {
  const { problem, out, seed, moves } = values();
  if (problem === undefined || out === undefined) throw new Error(USAGE);
  return { problem, out, seed: wholeNumber('seed', seed), moves: wholeNumber('moves', moves) };
}

function values() {
  try {
    return parseArgs({
      options: {
        problem: { type: 'string' },
        out: { type: 'string' },
        seed: { type: 'string', default: '1' },
        moves: { type: 'string', default: String(DEFAULT_MOVES) },
      },
    }).values;
  } catch {
    throw new Error(USAGE);
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}
