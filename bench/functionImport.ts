import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { RESOURCES } from '../shared/contract/core/route.ts';
import { bundled, CLIENTS, handlerOf, ONE_FILE } from './functionBundles.ts';
import { atMost, median, milliseconds, reported, times, type Row } from './row.ts';

const ROUNDS = 9;
/** Of the import's processor time, beside that of the SDK clients. */
const MAX_RATIO = 1.4;

const SPLIT_CLIENTS = 'the same clients bundled as a function is';

/**
 * Processor time to import each function's bundle, without a compile cache, beside a bundle of the SDK clients
 * alone. Documents are left out: their fonts have no floor.
 */
export async function functionImport(dataDirectory: string): Promise<Row[]> {
  const folder = path.join(dataDirectory, 'bundles');
  const floor = await bundled(path.join(folder, 'clients'), CLIENTS, ONE_FILE);
  const files = new Map<string, string>([
    [SPLIT_CLIENTS, await bundled(path.join(folder, SPLIT_CLIENTS), CLIENTS)],
  ]);
  for (const resource of RESOURCES.filter((resource) => resource !== 'receipts'))
    files.set(
      `import of the ${resource} function beside them`,
      await bundled(path.join(folder, resource), handlerOf(resource)),
    );
  const floors: number[] = [];
  const measured = new Map([...files.keys()].map((what) => [what, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(importTime(floor));
    for (const [what, figures] of measured) figures.push(importTime(files.get(what) ?? ''));
  }
  const ofFloor = (figures: readonly number[]) => median(figures) / median(floors);
  return [
    reported('import of the SDK clients alone, processor time', milliseconds(median(floors))),
    ...[...measured].map(([what, figures]) =>
      what === SPLIT_CLIENTS
        ? reported(what, times(ofFloor(figures)))
        : atMost(what, ofFloor(figures), MAX_RATIO, times),
    ),
  ];
}

/** Milliseconds of processor time in a process of its own. */
function importTime(file: string): number {
  const script = `const before = process.cpuUsage(); await import(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script]));
}
