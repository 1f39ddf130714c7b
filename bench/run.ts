import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AS_JSON, benchesAgainst, IN, ROOT } from './against.ts';
import { tableOf, type Row } from './row.ts';

/**
 * @param list whether to print what was found, beside the figures
 * @param root of the product, for benches that only read it
 */
type Bench = (dataDirectory: string, list: boolean, root: string) => Promise<Row[]> | Row[];

/**
 * The order matters: the first start creates the data for the others, and submits come last. Each is loaded when
 * it is asked for: an older product lacks what some of them import.
 */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  house: async () => (await import('./house/house.ts')).house,
  secondStart: async () => (await import('./secondStart.ts')).secondStart,
  firstLoad: async () => (await import('./firstLoad.ts')).firstLoad,
  slowPhone: async () => (await import('./slowPhone.ts')).slowPhone,
  memory: async () => (await import('./memory.ts')).memory,
  functionImport: async () => (await import('./functionImport.ts')).functionImport,
  functionFirstCall: async () => (await import('./functionFirstCall.ts')).functionFirstCall,
  transfer: async () => (await import('./transfer.ts')).transfer,
  seeding: async () => (await import('./seeding.ts')).seeding,
  listPages: async () => (await import('./listPages.ts')).listPages,
  longList: async () => (await import('./longList.ts')).longList,
  signUps: async () => (await import('./signUps.ts')).signUps,
  dayPolls: async () => (await import('./dayPolls.ts')).dayPolls,
  submitUnits: async () => (await import('./submitUnits.ts')).submitUnits,
  submitBesideTransaction: async () => (await import('./submit.ts')).submitBesideTransaction,
  executedFiles: async () => (await import('./executedFiles.ts')).executedFiles,
  rush: async () => (await import('./rush.ts')).rush,
  popularEvent: async () => (await import('./popularEvent.ts')).popularEvent,
  mailRush: async () => (await import('./mailRush.ts')).mailRush,
  oneMachine: async () => (await import('./oneMachine.ts')).oneMachine,
  spectators: async () => (await import('./spectators.ts')).spectators,
  anonymousLoad: async () => (await import('./anonymousLoad.ts')).anonymousLoad,
  killedServer: async () => (await import('./killedServer.ts')).killedServer,
  killedPublication: async () => (await import('./killedPublication.ts')).killedPublication,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
  plan: async () => (await import('./plan.ts')).plan,
  lateDay: async () => (await import('./lateDay.ts')).lateDay,
  music: async () => (await import('./music.ts')).music,
};

const AGAINST = '--against';

const asked = process.argv.slice(2);
const list = asked.includes('--list');
const valueOf = (option: string) =>
  asked.includes(option) ? (asked[asked.indexOf(option) + 1] ?? '') : null;
const commit = valueOf(AGAINST);
const root = valueOf(IN);
const chosen = asked.filter((word) => !word.startsWith('--') && word !== commit && word !== root);
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
    const run = await bench();
    rows.push(...(await run(dataDirectory, list, root ?? ROOT)));
  }
} finally {
  // Rows measured before a bench failed are printed all the same.
  console.log(asked.includes(AS_JSON) ? JSON.stringify(rows) : tableOf(rows));
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
