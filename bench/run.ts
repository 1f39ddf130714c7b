import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AS_JSON, benchesAgainst } from './against.ts';
import { executedFiles } from './executedFiles.ts';
import { firstLoad } from './firstLoad.ts';
import { functionImport } from './functionImport.ts';
import { house } from './houseFigures.ts';
import { listPages } from './listPages.ts';
import { longList } from './longList.ts';
import { memory } from './memory.ts';
import { tableOf, type Row } from './row.ts';
import { rush } from './rush.ts';
import { secondStart } from './secondStart.ts';
import { seeding } from './seeding.ts';
import { signUps } from './signUps.ts';
import { slowPhone } from './slowPhone.ts';
import { submitBesideTransaction } from './submit.ts';
import { submitUnits } from './submitUnits.ts';

/** The order matters: the first start creates the data for the others, and submits come last. */
const BENCHES = {
  house,
  secondStart,
  firstLoad,
  slowPhone,
  memory,
  functionImport,
  seeding,
  listPages,
  longList,
  signUps,
  submitUnits,
  submitBesideTransaction,
  executedFiles,
  rush,
};

const AGAINST = '--against';

const asked = process.argv.slice(2);
const list = asked.includes('--list');
const commit = asked.includes(AGAINST) ? (asked[asked.indexOf(AGAINST) + 1] ?? '') : null;
const chosen = asked.filter((word) => !word.startsWith('--') && word !== commit);
const names = Object.keys(BENCHES).filter((name) => chosen.length === 0 || chosen.includes(name));
if (names.length < chosen.length || names.length === 0) {
  console.error(`Benches are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}

if (commit !== null) {
  console.log(benchesAgainst(commit, chosen));
  process.exit(0);
}

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'rinkside-bench-'));
const rows: Row[] = [];
try {
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (!names.includes(name)) continue;
    console.error(`${name} ...`);
    rows.push(...(await bench(dataDirectory, list)));
  }
} finally {
  // Rows measured before a bench failed are printed all the same.
  console.log(asked.includes(AS_JSON) ? JSON.stringify(rows) : tableOf(rows));
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
