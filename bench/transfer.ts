import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { databaseFile } from '../local/dynamo/storage/database.ts';
import { currentTime } from '../local/clock.ts';
import { dataPaths } from '../local/host/dataPaths.ts';
import { withCopy } from '../local/operator/transfer/dataFolderPlace.ts';
import { exportPlace } from '../local/operator/transfer/exportPlace.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { atMost, median, reported, seconds, times, type Row } from './row.ts';

const ROUNDS = 3;

/**
 * Processor time of exporting the demo, its copy included, beside that of reading its items from the database and packing
 * them. The time on the clock would count the machine's other work.
 */
export async function transfer(dataDirectory: string): Promise<Row[]> {
  const host = await startHost([...HOST_COMMAND, '--no-pages'], dataDirectory);
  await host.stop();
  const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-bench-'));
  const [exports, floors]: [number[], number[]] = [[], []];
  let items = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(
      await processorSeconds(() => {
        items = packedItems(dataDirectory);
      }),
    );
    const file = path.join(folder, `${String(round)}.gz`);
    const write = () => withCopy(dataDirectory, (place) => exportPlace(place, file, { now: currentTime() }));
    exports.push(await processorSeconds(write));
  }
  rmSync(folder, { recursive: true });
  return [
    reported(`reading and packing the demo’s ${String(items)} items`, seconds(median(floors))),
    reported('exporting them', seconds(median(exports))),
    atMost('an export beside that', median(exports) / median(floors), 3, times),
  ];
}

async function processorSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function packedItems(dataDirectory: string): number {
  const file = path.join(dataPaths(dataDirectory).dynamo, databaseFile);
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT item FROM items_1').all();
  database.close();
  gzipSync(rows.map(({ item }) => JSON.stringify(JSON.parse(String(item)))).join('\n'));
  return rows.length;
}
