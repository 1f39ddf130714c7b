import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { currentTime } from '../local/clock.ts';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { ProductClient } from './client.ts';
import { startCoverage, WATCHED, type CalledFile, type Coverage } from './coverage.ts';
import { loadOpenCompetition, submit } from './familySubmit.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { reported, type Row } from './row.ts';

const ROOMS = ['functions', 'shared'] as const;

/** Warm-up runs per request, so that the measured one loads and caches nothing. */
const WARM_UP = 3;

const DAY = 86_400_000;

const answered = z.object({ data: z.object({ id: z.string(), version: z.number() }) });

/** Runs uncounted preparation and returns the request to measure. */
type Prepare = () => Promise<() => Promise<unknown>>;

/**
 * The server files in which one warm request calls functions, and how many functions, as counted by V8: the
 * code to read in order to follow the request. Loading a module is no call.
 * @param list prints the functions too, file by file
 */
export async function executedFiles(dataDirectory: string, list: boolean): Promise<Row[]> {
  // A separate data folder: in the other benches the family has used up its entries for a quarter of an hour.
  const host = await startHost([WATCHED, ...HOST_COMMAND], path.join(dataDirectory, 'executedFiles'));
  const family = await new ProductClient(host.origin).logIn('skater@demo.rinkside.example');
  const administrator = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  const coverage = await startCoverage(host.printed, ROOMS);
  try {
    const called = new Map<string, CalledFile[]>();
    for (const [name, prepare] of Object.entries(await requests(family, administrator)))
      called.set(name, await calledBy(prepare, coverage));
    if (list) for (const [name, files] of called) printFunctions(name, files);
    console.table(filesByFolder(called));
    return [...called].map(([name, files]) => rowOf(name, files));
  } finally {
    coverage.close();
    family.close();
    administrator.close();
    await host.stop();
  }
}

async function requests(
  family: ProductClient,
  administrator: ProductClient,
): Promise<Record<string, Prepare>> {
  const competition = `/api/competitions/${COMPETITION_IDS.open}`;
  const target = await loadOpenCompetition(family, COMPETITION_IDS.open);
  const enter = () => submit(family, target, `Counted ${randomUUID()}`);
  const entered = async () => answered.parse(await enter()).data;
  const receivedOn = new Date(currentTime().getTime() - 2 * DAY).toISOString().slice(0, 10);
  return {
    submit: () => Promise.resolve(enter),
    payment: async () => {
      const { id } = await entered();
      const key = { 'idempotency-key': randomUUID() };
      const body = { method: 'cash', amount: 1000, receivedOn };
      return () => administrator.post(`${competition}/entries/${id}/payments`, body, key);
    },
    withdrawal: async () => {
      const { id, version } = await entered();
      return () => family.post(`/api/entries/${id}/withdraw`, { version });
    },
    skaters: () => Promise.resolve(() => administrator.get(`${competition}/skaters`)),
    dashboard: () => Promise.resolve(() => administrator.get(`${competition}/dashboard`)),
  };
}

async function calledBy(prepare: Prepare, coverage: Coverage): Promise<CalledFile[]> {
  for (let round = 0; round < WARM_UP; round++) await (await prepare())();
  const request = await prepare();
  await coverage.take();
  await request();
  return coverage.take();
}

function rowOf(name: string, files: readonly CalledFile[]): Row {
  const [functions, shared] = ROOMS.map((room) => files.filter(({ file }) => file.startsWith(`${room}/`)));
  const calls = files.reduce((sum, file) => sum + file.functions.length, 0);
  return reported(
    `${name}: server files executed (functions + shared), functions called`,
    `${files.length} (${functions?.length} + ${shared?.length}), ${calls}`,
  );
}

/** At most three folders of a file's path, so that a use case and its service are counted together. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');

/** The number of files per folder that each request reaches. */
function filesByFolder(called: ReadonlyMap<string, readonly CalledFile[]>) {
  const folders = new Set([...called.values()].flat().map(({ file }) => folderOf(file)));
  const counts = (folder: string) =>
    [...called].map(([name, files]) => [name, files.filter(({ file }) => folderOf(file) === folder).length]);
  return Object.fromEntries(
    [...folders].sort().map((folder) => [folder, Object.fromEntries(counts(folder))]),
  );
}

function printFunctions(name: string, files: readonly CalledFile[]): void {
  console.log(`${name}:`);
  for (const { file, functions } of files) console.log(`  ${file}: ${functions.join(', ')}`);
}
