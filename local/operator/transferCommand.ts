import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { DATA_VERSION } from '../../functions/store/core/settings/dataVersion.ts';
import { currentTime } from '../clock.ts';
import { readSettings } from '../host/settings.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { readVersionItem } from './migrate/dataVersionItem.ts';
import { migrateTable } from './migrate/migrateTable.ts';
import { withCopy, withDataFolder } from './transfer/dataFolderPlace.ts';
import { deployedPlace } from './transfer/deployedPlace.ts';
import { exportPlace } from './transfer/exportPlace.ts';
import { checkFile } from './transfer/fileReader.ts';
import { importPlace } from './transfer/importPlace.ts';
import type { Manifest } from './transfer/manifest.ts';
import type { DataPlace } from './transfer/place.ts';
import { Sealing } from './transfer/sealing.ts';
import { whatMovingEnds } from './transfer/whatMovingEnds.ts';

const string = { type: 'string' } as const;
const USAGE = 'Say what and where: npm run transfer -- export FILE, or npm run transfer -- import FILE';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      environment: string,
      table: string,
      bucket: string,
      competition: string,
      'with-secrets': { type: 'boolean', default: false },
    },
  });
  const [what, name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(USAGE);
  const file = path.resolve(name);
  const { environment, table, bucket, competition } = values;
  const stack =
    environment === undefined && table === undefined
      ? null
      : await deployedPlace({ environment, table, bucket });
  if (what === 'export') await exportTo(file, stack, competition, values['with-secrets']);
  else if (what === 'import') await importFrom(file, stack);
  else throw new Error(USAGE);
});

async function exportTo(
  file: string,
  stack: DataPlace | null,
  competition: string | undefined,
  hasSecrets: boolean,
): Promise<void> {
  if (hasSecrets && competition !== undefined)
    throw new Error('One competition is exported without secrets: leave out --with-secrets.');
  tell(whatMovingEnds({ hasSecrets, competition: competition !== undefined }));
  const sealing = hasSecrets ? new Sealing(await askedPassphrase({ twice: true })) : undefined;
  const work = async (place: DataPlace) => {
    const stored = await readVersionItem(documents(place));
    if (stored?.version !== DATA_VERSION)
      throw new Error(
        `The data has another version than this release’s ${String(DATA_VERSION)}: run npm run migrate.`,
      );
    return exportPlace(place, file, { now: currentTime(), competition, sealing });
  };
  const { dataDirectory } = readSettings(process.env);
  const manifest = await (stack ? work(stack) : withCopy(dataDirectory, work));
  tell([...counts(manifest.items), `Exported to ${file}, with ${String(manifest.objects.length)} files.`]);
}

async function importFrom(file: string, stack: DataPlace | null): Promise<void> {
  const checked = await checkFile(file, () => askedPassphrase({ twice: false }));
  const { hasSecrets, competition, objects, release, exportedAt } = checked.manifest;
  tell([`${file} is whole: release ${release}, exported at ${exportedAt}.`]);
  tell(whatMovingEnds({ hasSecrets, competition: competition !== null }));
  const work = async (place: DataPlace) => {
    const found = await importPlace(place, checked);
    await migrateTable(documents(place));
    return found;
  };
  const { dataDirectory } = readSettings(process.env);
  const found = await (stack ? work(stack) : withDataFolder(dataDirectory, work));
  tell([...counts(found), `Imported as the manifest says, with ${String(objects.length)} files.`]);
}

function documents({ database, tableName }: DataPlace) {
  return { client: DynamoDBDocumentClient.from(database), tableName };
}

function counts(items: Manifest['items']): string[] {
  const all = Object.values(items).reduce((sum, { count }) => sum + count, 0);
  const lines = Object.entries(items).map(([type, { count }]) => `${String(count).padStart(8)} ${type}`);
  return [...lines, `${String(all).padStart(8)} items`];
}

function tell(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Never an argument: others on this machine can read those. */
async function askedPassphrase({ twice }: { readonly twice: boolean }): Promise<string> {
  const given = process.env['RINKSIDE_TRANSFER_PASSPHRASE'];
  if (given !== undefined) return given;
  if (!process.stdin.isTTY)
    throw new Error('Set RINKSIDE_TRANSFER_PASSPHRASE, or run the command in a terminal.');
  const passphrase = await asked('Passphrase: ');
  if (twice && (await asked('Once more: ')) !== passphrase) throw new Error('The passphrases differ.');
  return passphrase;
}

async function asked(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
